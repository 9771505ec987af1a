import AppRuntime
import Raster
import Synchronization

/// The variants of an image with a name, one of which matches the screen's scale and appearance.
final class AssetImage: @unchecked Sendable {
  let name: String
  private let variants: [AssetCatalog.ImageVariant]
  private let template: UIImage.RenderingMode
  private let loaded = Mutex<[Int: UIImage]>([:])

  private init(name: String, set: AssetCatalog.ImageSet) {
    self.name = name
    variants = set.variants
    template = set.renderingMode
  }

  private static let found = Mutex<[String: AssetImage]>([:])

  /// Discards the cached values, because the files have changed.
  static func forgetAll() {
    found.withLock { $0 = [:] }
  }

  /// Returns the images with a name from an asset catalog, or from a file in the bundle.
  static func find(_ name: String, in bundle: Bundle) -> AssetImage? {
    let key = "\(bundle.bundlePath)\n\(name)"
    if let known = found.withLock({ $0[key] }) { return known }
    let set: AssetCatalog.ImageSet
    let catalog = AssetCatalog.of(bundle)
    if let cataloged = catalog.imageSet(named: name) {
      set = cataloged
    } else if let file = plainFile(name, in: bundle) {
      set = AssetCatalog.ImageSet(
        variants: [.init(file: file, scale: PlainImages.scale(ofFile: file))],
        renderingMode: .automatic)
    } else if let cataloged = withoutExtension(name).flatMap(catalog.imageSet) {
      set = cataloged
    } else {
      return nil
    }
    let image = AssetImage(name: name, set: set)
    found.withLock { $0[key] = image }
    return image
  }

  /// Returns the file with a path in the bundle, or with an absolute path.
  private static func plainFile(_ name: String, in bundle: Bundle) -> String? {
    PlainImages.file("\(bundle.bundlePath)/\(name)")
      ?? (name.hasPrefix("/") ? PlainImages.file(name) : nil)
  }

  /// Returns the name of an image set for the name of the file that it was created from, as in
  /// older image literals.
  private static func withoutExtension(_ name: String) -> String? {
    let path = name as NSString
    return ["png", "jpg", "jpeg"].contains(path.pathExtension.lowercased())
      ? path.deletingPathExtension : nil
  }

  var variesByAppearance: Bool { variants.contains { $0.style != .unspecified } }

  /// Returns the image that best matches specific traits.
  func image(for traits: UITraitCollection) -> UIImage? {
    let order = variants.indices.sorted {
      variants[$0].rank(for: traits) < variants[$1].rank(for: traits)
    }
    for index in order {
      if let image = load(index) { return image }
    }
    return nil
  }

  private func load(_ index: Int) -> UIImage? {
    if let image = loaded.withLock({ $0[index] }) { return image }
    let variant = variants[index]
    var look = UIImage.Look()
    look.renderingMode = template
    look.capInsets = variant.capInsets
    look.resizingMode = variant.resizingMode
    look.isResizable = variant.capInsets != .zero
    guard let image = read(variant, look) else { return nil }
    loaded.withLock { $0[index] = image }
    return image
  }

  private func read(_ variant: AssetCatalog.ImageVariant, _ look: UIImage.Look) -> UIImage? {
    let name = (variant.file as NSString).lastPathComponent
    do {
      if let image = try VectorImage.read(variant.file, look) { return image }
    } catch {
      report(.warning, error.message, file: name, line: error.line)
      return nil
    }
    guard let data = FileManager.default.contents(atPath: variant.file) else { return nil }
    guard let file = ImageFile(data: data) else {
      let advice = ImageFile.advice(for: data).map { ". \($0)" } ?? ""
      report(
        .warning, "this image of \(self.name) has an unsupported format\(advice)", file: name)
      return nil
    }
    return UIImage(CGImage(file), scale: variant.scale, look: look)
  }
}

extension AssetCatalog.ImageVariant {
  /// Returns a rank for how poorly the variant matches.
  ///
  /// The variant with the lowest rank matches best.
  fileprivate func rank(for traits: UITraitCollection) -> Int {
    var rank = 0
    if style != .unspecified {
      rank += style == traits.userInterfaceStyle ? -1000 : 10000
    }
    if let idiom {
      rank += idiom == traits.userInterfaceIdiom ? -100 : 5000
    }
    let wanted = traits.displayScale
    rank += scale >= wanted ? Int((scale - wanted) * 2) : Int((wanted - scale) * 10)
    return rank
  }
}
