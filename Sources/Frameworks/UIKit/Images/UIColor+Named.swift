extension UIColor {
  /// Creates the color with a name, from the asset catalogs of the app's bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with a name, from the asset catalogs of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalog.of(bundle ?? .main).color(named: name) else { return nil }
    if let traitCollection {
      self.init(color.resolved(with: traitCollection))
    } else if color.isDynamic {
      self.init(identity: "\(name) of \((bundle ?? .main).bundlePath)") {
        color.resolvedColor(with: $0)
      }
    } else {
      self.init(color.resolved)
    }
  }

  /// Creates the color of an asset.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    if color.isDynamic {
      self.init(dynamicProvider: { color.resolvedColor(with: $0) })
    } else {
      self.init(color.resolved)
    }
  }
}

/// The name of a color in an asset catalog.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/colorresource>.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a color in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
