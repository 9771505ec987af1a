/// The data of a data set in an asset catalog.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdataasset>.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The data.
  public let data: Data
  /// The uniform type identifier of the data, which is a general one if the set doesn't specify
  /// any.
  public let typeIdentifier: String

  /// Reads a data set from the app's bundle.
  ///
  /// The result is `nil` if there's no data set with the name.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set from a bundle.
  ///
  /// The result is `nil` if there's no data set with the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let (data, type) = AssetCatalog.of(bundle).data(named: name) else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = type ?? "public.data"
    super.init()
  }

  /// Returns the asset itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a data set.
public typealias NSDataAssetName = String
