/// The circumstances in which a map shows a part of an annotation's view.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkfeaturevisibility>.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive
  /// Never.
  case hidden
  /// Always.
  case visible
}
