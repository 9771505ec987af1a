import DisplayList

/// An object that draws content and animates it.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayer>.
open class CALayer: NSObject {
  /// Creates a layer.
  public override required init() {
    super.init()
  }
}
