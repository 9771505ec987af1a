/// The bytes of a data set of an asset catalog.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdataasset>.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The bytes.
  public let data: Data
  /// The uniform type identifier of the bytes; a general one if the set has none.
  public let typeIdentifier: String

  /// Reads a data set of the app's bundle, or `nil` if there's none with the name.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Reads a data set of a bundle, or `nil` if there's none with the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let (data, type) = AssetCatalog.of(bundle).data(named: name) else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = type ?? "public.data"
    super.init()
  }

  /// Returns the asset itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a data set.
public typealias NSDataAssetName = String
