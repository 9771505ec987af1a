import DisplayList
import Stubs

/// An animation from a layer's previous content to its new content.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransition>.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type: CATransitionType = .fade {
    didSet { Stub.transitionFormerContent.report(if: type == .push || type == .reveal) }
  }
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The start of the transition, as a fraction of the whole.
  open var startProgress: Float = 0
  /// The end of the transition, as a fraction of the whole.
  open var endProgress: Float = 1

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    let progress =
      Double(startProgress) + progress(at: elapsed) * Double(endProgress - startProgress)
    let size = layer.layerProperties.bounds.size
    let way: CGPoint =
      switch subtype {
      case .fromRight: CGPoint(x: size.width, y: 0)
      case .fromTop: CGPoint(x: 0, y: size.height)
      case .fromBottom: CGPoint(x: 0, y: -size.height)
      default: CGPoint(x: -size.width, y: 0)
      }
    if type == .fade {
      layer.showAnimated(
        .number(Double(layer.layerProperties.opacity) * progress), forKeyPath: "opacity")
    } else if type != .reveal {
      let rest = 1 - progress
      layer.showAnimated(
        .point(
          CGPoint(
            x: layer.layerProperties.position.x + way.x * rest,
            y: layer.layerProperties.position.y + way.y * rest)),
        forKeyPath: "position")
    }
  }
}

/// The key for the transition of a layer's content.
public let kCATransition = "transition"
