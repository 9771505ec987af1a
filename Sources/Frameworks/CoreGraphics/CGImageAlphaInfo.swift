/// The position of the opacity in a pixel, if it has any.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// Behind the components, which are multiplied with it.
  case premultipliedLast
  /// Before the components, which are multiplied with it.
  case premultipliedFirst
  /// Behind the components.
  case last
  /// Before the components.
  case first
  /// There is none; a byte behind the components has no meaning.
  case noneSkipLast
  /// There is none; a byte before the components has no meaning.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}
