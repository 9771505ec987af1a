/// The name of an image in an asset catalog.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/imageresource>.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of an image in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
