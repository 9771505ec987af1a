/// The position of the opacity in a pixel, if it has any.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There's none.
  case none
  /// Behind the components, which are multiplied with it.
  case premultipliedLast
  /// Before the components, which are multiplied with it.
  case premultipliedFirst
  /// Behind the components.
  case last
  /// Before the components.
  case first
  /// There's none; a byte behind the components has no meaning.
  case noneSkipLast
  /// There's none; a byte before the components has no meaning.
  case noneSkipFirst
  /// There's nothing else.
  case alphaOnly
}
