/// The position of the alpha component in a pixel, if there is one.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha component.
  case none
  /// Alpha after the color components, which are premultiplied.
  case premultipliedLast
  /// Alpha before the color components, which are premultiplied.
  case premultipliedFirst
  /// Alpha after the color components.
  case last
  /// Alpha before the color components.
  case first
  /// No alpha, with an unused byte after the color components.
  case noneSkipLast
  /// No alpha, with an unused byte before the color components.
  case noneSkipFirst
  /// Only alpha, without color components.
  case alphaOnly
}
