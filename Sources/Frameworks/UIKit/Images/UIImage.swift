import AppRuntime
import DisplayList
import Raster
import Stubs

/// An image.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimage>.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// What is drawn.
  enum Content {
    case empty
    case bitmap(CGImage)
    /// Commands in points of the image's size.
    case commands([DrawingCommand])
    case symbol(Symbol)
    /// The images of an asset catalog, one of which suits the traits.
    case asset(AssetImage)
  }

  /// What can be changed about how an image is drawn.
  struct Look {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var orientation = Orientation.up
    var isFlippedForRightToLeft = false
    var symbolConfiguration: SymbolConfiguration?
    var tint: UIColor?
  }

  final let content: Content
  final let look: Look
  private let storedScale: CGFloat
  private let storedSize: CGSize

  init(_ content: Content, size: CGSize, scale: CGFloat, look: Look = Look()) {
    self.content = content
    self.look = look
    storedSize = size
    storedScale = scale
    super.init()
  }

  /// Creates an image that shows nothing.
  public override convenience init() {
    self.init(.empty, size: .zero, scale: 1)
  }

  /// An image that commands draw, in points.
  convenience init(commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    self.init(.commands(commands), size: size, scale: scale)
  }

  convenience init(_ image: CGImage, scale: CGFloat, look: Look = Look()) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(.bitmap(image), size: size, scale: scale, look: look)
  }

  // MARK: Named images

  /// Creates the image with a name, from the asset catalogs or the files of the app's bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with a name, from the asset catalogs or the files of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = AssetImage.find(name, in: bundle ?? .main) else { return nil }
    guard let image = asset.image(for: traitCollection ?? .current) else { return nil }
    self.init(
      asset.variesByAppearance && traitCollection == nil ? .asset(asset) : image.content,
      size: image.size, scale: image.scale, look: image.look)
  }

  /// Creates the image with a name, from the asset catalogs or the files of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image that an asset's name stands for.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(image.content, size: image.size, scale: image.scale, look: image.look)
    } else {
      self.init()
    }
  }

  // MARK: Symbols

  /// Creates one of the system's symbols; `nil` where there is none with that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of the system's symbols as a configuration says.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
    let configuration = configuration as? SymbolConfiguration
    self.init(symbol, configuration: configuration, look: Look())
  }

  /// Creates one of the system's symbols for some traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private convenience init(_ symbol: Symbol, configuration: SymbolConfiguration?, look: Look) {
    var look = look
    look.symbolConfiguration = configuration
    let scale = UITraitCollection.current.displayScale
    let size = symbol.size(configuration?.values ?? .init())
    self.init(
      .symbol(symbol),
      size: CGSize(
        width: (size.width * scale).rounded() / scale,
        height: (size.height * scale).rounded() / scale),
      scale: scale, look: look)
  }

  // MARK: Files and data

  /// Creates an image from a file; `nil` where it holds none.
  public convenience init?(contentsOfFile path: String) {
    var path = path
    if !FileManager.default.fileExists(atPath: path) {
      guard let found = PlainImages.file(path) else { return nil }
      path = found
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: PlainImages.scale(ofFile: path))
  }

  /// Creates an image from the bytes of a file; `nil` where they hold none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a file, with so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data: data) else { return nil }
    var look = Look()
    look.orientation = Orientation(exif: file.orientation)
    self.init(CGImage(file), scale: scale, look: look)
  }

  /// Creates an image from one of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Creates an image from one of Core Graphics, with so many pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var look = Look()
    look.orientation = orientation
    Stub.imageOrientation.tell(if: orientation != .up)
    self.init(cgImage, scale: scale, look: look)
  }

  /// Creates an image from a color literal's kin, an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("There is no image named \(name).")
    }
    self.init(image.content, size: image.size, scale: image.scale, look: image.look)
  }

  // MARK: What it is

  /// The size in points.
  open var size: CGSize { storedSize }

  /// Pixels in a point.
  open var scale: CGFloat { storedScale }

  /// How the pixels are turned.
  open var imageOrientation: UIImage.Orientation { look.orientation }

  /// Whether the colors count.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }

  /// The edges that do not grow.
  open var capInsets: UIEdgeInsets { look.capInsets }

  /// How the middle grows.
  open var resizingMode: UIImage.ResizingMode { look.resizingMode }

  /// What is left out when the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// Whether the image is mirrored where people read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.isFlippedForRightToLeft }

  /// Whether it is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// How a symbol looks.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { look.symbolConfiguration }

  /// How the image looks.
  open var configuration: UIImage.Configuration? { look.symbolConfiguration }

  /// The images of an animation.
  open var images: [UIImage]? { nil }

  /// How long an animation takes.
  open var duration: TimeInterval { 0 }

  /// The pixels.
  open var cgImage: CGImage? {
    switch content {
    case .bitmap(let image): image
    case .asset(let asset): asset.image(for: .current)?.cgImage
    case .commands: bitmap.map { CGImage($0) }
    case .symbol: bitmap.map { CGImage($0) }
    case .empty: nil
    }
  }

  // MARK: Changed images

  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content, size: size, scale: scale, look: look)
  }

  /// The image in another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in a color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in a color and another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that do not grow.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that do not grow.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with a column and a row that grow.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// The image with edges that are left out when it is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image, mirrored where people read from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isFlippedForRightToLeft = true }
  }

  /// The image as another configuration says.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard case .symbol(let symbol) = content,
      let configuration = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(symbol, configuration: configuration, look: look)
  }

  /// The image as its own and another configuration say.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content else { return nil }
    let merged = (look.symbolConfiguration ?? SymbolConfiguration()).applying(configuration)
    return UIImage(symbol, configuration: merged, look: look)
  }

  // MARK: Drawing

  /// Draws the image with its top left at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in a rectangle.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(commands(in: rect, tint: nil, traits: .current), covering: .rect(rect))
  }

  /// Draws the image with its top left at a point, mixed and faded.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle, mixed and faded.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image over and over in a rectangle.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  // MARK: Bytes

  /// The pixels, drawn without a device.
  final var bitmap: Bitmap? {
    guard size.width > 0, size.height > 0 else { return nil }
    if case .bitmap(let image) = content, look.tint == nil {
      return ImageFile(data: image.data)?.bitmap()
    }
    let commands = commands(
      in: CGRect(origin: .zero, size: size), tint: nil, traits: .current)
    return Bitmap(drawing: commands, size: size, scale: scale)
  }

  /// The image as a PNG.
  open func pngData() -> Data? {
    if case .bitmap(let image) = content, image.data.starts(with: [0x89, 0x50]), look.tint == nil {
      return image.data
    }
    return bitmap?.png()
  }

  /// The image as a JPEG.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageFile.jpeg($0, quality: Double(compressionQuality)) }
  }

  /// The image in another size, for lists and grids.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let ratio = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * ratio, height: self.size.height * ratio)
    let commands = commands(
      in: CGRect(origin: .zero, size: fitted), tint: nil, traits: .current)
    return UIImage(commands: commands, size: fitted, scale: scale)
  }

  /// The image, ready to be shown.
  open func preparingForDisplay() -> UIImage? { self }

  // MARK: Identity

  /// The image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two images are made of the same and look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard size == other.size, scale == other.scale, look.renderingMode == other.look.renderingMode,
      look.symbolConfiguration == other.look.symbolConfiguration, look.tint == other.look.tint
    else { return false }
    switch (content, other.content) {
    case (.bitmap(let one), .bitmap(let two)): return one.id == two.id
    case (.symbol(let one), .symbol(let two)): return one.name == two.name
    case (.asset(let one), .asset(let two)): return one === two
    case (.commands(let one), .commands(let two)): return one == two
    case (.empty, .empty): return true
    default: return false
    }
  }

  /// A number that equal images share.
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }

  /// The image in words.
  open override var description: String {
    let name =
      switch content {
      case .symbol(let symbol): "symbol(system: \(symbol.name)) "
      case .asset(let asset): "named(\(asset.name)) "
      default: ""
      }
    return "<UIImage: \(name){\(size.width), \(size.height)}>"
  }
}

extension UIImage.Orientation {
  init(exif: Int) {
    self =
      switch exif {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }
}

/// What an image literal makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
