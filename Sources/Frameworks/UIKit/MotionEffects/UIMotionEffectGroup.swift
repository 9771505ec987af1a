/// A motion effect that combines several others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values?.merge(own) { $1 }
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.motionEffects = motionEffects
    return copy
  }
}
