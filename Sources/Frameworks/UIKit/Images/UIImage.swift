import AppRuntime
import DisplayList
import Raster
import Stubs

/// An image.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimage>.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The content of an image.
  enum Content {
    case empty
    case bitmap(CGImage)
    /// Commands that draw in points, within the image's size.
    case commands([DrawingCommand])
    case symbol(Symbol)
    /// The images of an image set, one of which matches the traits.
    case asset(AssetImage)
    /// Images that an image view shows one after another, and the duration in seconds.
    case animation([UIImage], TimeInterval)
  }

  /// The properties that determine how an image is drawn.
  struct Look {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    /// Whether the cap insets determine how the image is resized.
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var baseline = Baseline.ofSymbol
    var orientation = Orientation.up
    /// The rotation that's still to be applied to the pixels.
    ///
    /// The pixels of a file are already upright.
    var turn = Orientation.up
    var isFlippedForRightToLeft = false
    var symbolConfiguration: SymbolConfiguration?
    var tint: UIColor?
  }

  /// The baseline of the image in a line of text.
  enum Baseline: Equatable {
    /// The baseline of symbols, which centers them on capital letters.
    ///
    /// Other images have no baseline.
    case ofSymbol
    case fromBottom(CGFloat)
    case none
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

  /// Creates an empty image.
  public override convenience init() {
    self.init(.empty, size: .zero, scale: 1)
  }

  /// Creates an image that's drawn with commands in points.
  convenience init(commands: [DrawingCommand], size: CGSize, scale: CGFloat) {
    self.init(.commands(commands), size: size, scale: scale)
  }

  convenience init(_ image: CGImage, scale: CGFloat, look: Look = Look()) {
    let scale = scale > 0 ? scale : 1
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    let size =
      look.turn.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
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
    guard let asset = AssetImage.find(name, in: bundle ?? .main) else {
      guard let symbol = OwnSymbols.symbol(named: name, in: bundle ?? .main) else { return nil }
      self.init(symbol, configuration: nil, look: Look())
      return
    }
    guard let image = asset.image(for: traitCollection ?? .current) else { return nil }
    self.init(
      asset.variesByAppearance && traitCollection == nil ? .asset(asset) : image.content,
      size: image.size, scale: image.scale, look: image.look)
  }

  /// Creates the image with a name, from the asset catalogs or the files of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    let traits = configuration?.traitCollection
    guard let image = UIImage(named: name, in: bundle, compatibleWith: traits) else { return nil }
    if case .symbol(let symbol) = image.content {
      self.init(symbol, configuration: configuration as? SymbolConfiguration, look: image.look)
    } else {
      self.init(image.content, size: image.size, scale: image.scale, look: image.look)
    }
  }

  /// Creates the image of an asset.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(image.content, size: image.size, scale: image.scale, look: image.look)
    } else {
      self.init()
    }
  }

  // MARK: Symbols

  /// Creates an image of a system symbol.
  ///
  /// The result is `nil` if there's no symbol with the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a system symbol with a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
    let configuration = configuration as? SymbolConfiguration
    self.init(symbol, configuration: configuration, look: Look())
  }

  /// Creates an image of a system symbol for specific traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a system symbol with a value from 0 to 1, which determines how many of its
  /// parts are shown.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    Stub.symbolVariableValue.report()
    self.init(systemName: name, withConfiguration: configuration)
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

  /// Creates an image from a file.
  ///
  /// The result is `nil` if the file doesn't contain an image.
  public convenience init?(contentsOfFile path: String) {
    var path = path
    if !FileManager.default.fileExists(atPath: path) {
      guard let found = PlainImages.file(path) else { return nil }
      path = found
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: PlainImages.scale(ofFile: path))
  }

  /// Creates an image from a file's data.
  ///
  /// The result is `nil` if the data doesn't contain an image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a file's data, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data: data) else { return nil }
    var look = Look()
    look.orientation = Orientation(exif: file.orientation)
    self.init(CGImage(file), scale: scale, look: look)
  }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Creates an image from a Core Graphics image, with a number of pixels per point and an
  /// orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var look = Look()
    look.orientation = orientation
    look.turn = orientation
    self.init(cgImage, scale: scale, look: look)
  }

  /// Creates an image from an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("There is no image named \(name).")
    }
    self.init(image.content, size: image.size, scale: image.scale, look: image.look)
  }

  /// Creates an image from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(
      data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }

  /// Writes the pixels into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// Whether the class supports secure coding.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Properties

  /// The size in points.
  open var size: CGSize { storedSize }

  /// The number of pixels per point.
  open var scale: CGFloat { storedScale }

  /// The orientation of the image.
  open var imageOrientation: UIImage.Orientation { look.orientation }

  /// The rendering mode of the image.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }

  /// The edges that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { look.capInsets }

  /// The mode of resizing the middle.
  open var resizingMode: UIImage.ResizingMode { look.resizingMode }

  /// The insets that are ignored when the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// The distance of the baseline from the bottom, or `nil` if the image has no baseline.
  open var baselineOffsetFromBottom: CGFloat? {
    switch (look.baseline, content) {
    case (.fromBottom(let offset), _): offset
    case (.ofSymbol, .symbol(let symbol)):
      symbol.baselineOffset(symbolConfiguration?.values ?? .init(), height: size.height)
    default: nil
    }
  }

  /// Whether the image is mirrored in a right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { look.isFlippedForRightToLeft }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The label of a symbol, which views that show it have if they have no other.
  final var symbolLabel: String? {
    if case .symbol(let symbol) = content { SymbolLabels.label(of: symbol.name) } else { nil }
  }

  /// The configuration of a symbol image.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { look.symbolConfiguration }

  /// The configuration of the image.
  open var configuration: UIImage.Configuration? { look.symbolConfiguration }

  /// The images of an animation, or `nil` if the image isn't animated.
  open var images: [UIImage]? {
    if case .animation(let images, _) = content { images } else { nil }
  }

  /// The duration of one animation cycle in seconds, or 0 if the image isn't animated.
  open var duration: TimeInterval {
    if case .animation(_, let duration) = content { duration } else { 0 }
  }

  /// The pixels as they're stored, which `imageOrientation` turns upright.
  open var cgImage: CGImage? {
    if look.orientation != look.turn { return storedPixels }
    return switch content {
    case .bitmap(let image): image
    case .asset(let asset): asset.image(for: .current)?.cgImage
    case .commands: bitmap.map { CGImage($0) }
    case .symbol: bitmap.map { CGImage($0) }
    case .animation(let images, _): images.first?.cgImage
    case .empty: nil
    }
  }

  // MARK: Animations

  /// Creates an image that an image view shows as an animation.
  ///
  /// If the duration is 0, each image is shown for a thirtieth of a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(.animation(images, duration), size: first.size, scale: first.scale)
  }

  /// Creates an animation from the images whose names consist of a name and a number, starting from
  /// 0 or 1.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0... {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Changed images

  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content, size: size, scale: scale, look: look)
  }

  /// Returns a copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns a copy of the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns a copy of the image with a tint color and another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a copy of the image with caps that keep their size when it's resized.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a copy of the image with caps that keep their size, and a mode of resizing its middle.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns a copy of the image with a column and a row that are stretched when it's resized.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// Returns a copy of the image with insets that are ignored when it's aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a copy of the image whose baseline is at a distance from the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = .fromBottom(baselineOffset) }
  }

  /// Returns a copy of the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baseline = .none }
  }

  /// Returns a copy of the image that's mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isFlippedForRightToLeft = true }
  }

  /// Returns a copy of the image that's mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed {
      $0.orientation = $0.orientation.mirrored
      $0.turn = $0.turn.mirrored
    }
  }

  /// Returns a copy of the image with a configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if case .asset(let asset) = content, let traits = configuration.traitCollection,
      let image = asset.image(for: traits)
    {
      return UIImage(image.content, size: image.size, scale: image.scale, look: look)
    }
    guard case .symbol(let symbol) = content,
      let configuration = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(symbol, configuration: configuration, look: look)
  }

  /// Returns a copy of the image in which a configuration's values replace its own.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content else { return nil }
    let merged = (look.symbolConfiguration ?? SymbolConfiguration()).applying(configuration)
    return UIImage(symbol, configuration: merged, look: look)
  }

  /// Returns a copy of the image for bars.
  ///
  /// It has the tint color unless specified otherwise, and symbols have the size for bars.
  final func inBar(scale: SymbolScale) -> UIImage {
    preferring(SymbolConfiguration(scale: scale)).templateByDefault
  }

  /// Returns a copy of the image with a configuration that fills in missing values.
  ///
  /// Images that aren't symbols don't have a configuration.
  final func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    guard isSymbolImage else { return self }
    return withConfiguration(configuration.applying(look.symbolConfiguration ?? .unspecified))
  }

  /// The image as shown in views that tint images with the automatic mode.
  final var templateByDefault: UIImage {
    guard !isSymbolImage, renderingMode == .automatic else { return self }
    return withRenderingMode(.alwaysTemplate)
  }

  /// Returns a copy of the image with a stretchable part, in the unit coordinate space.
  ///
  /// A part without a size is one pixel large.
  final func stretched(at part: CGRect) -> UIImage {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = part.intersection(unit)
    guard part != unit, !part.isNull, capInsets == .zero else { return self }
    let left = min(part.minX * size.width, size.width - 1 / scale)
    let top = min(part.minY * size.height, size.height - 1 / scale)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: size.height - max(part.maxY * size.height, top + 1 / scale),
        right: size.width - max(part.maxX * size.width, left + 1 / scale)),
      resizingMode: .stretch)
  }

  // MARK: Drawing

  /// Draws the image with its top-left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in a rectangle.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(commands(in: rect, tint: nil, traits: .current), covering: .rect(rect))
  }

  /// Draws the image with its top-left corner at a point, with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle, with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle with the image as a pattern.
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

  /// The pixels of the image, drawn in the app's process.
  final var bitmap: Bitmap? {
    guard size.width > 0, size.height > 0 else { return nil }
    if case .bitmap(let image) = content, look.tint == nil, look.turn == .up {
      return ImageFile(data: image.data)?.bitmap()
    }
    let commands = commands(
      in: CGRect(origin: .zero, size: size), tint: nil, traits: .current)
    return Bitmap(drawing: commands, size: size, scale: scale)
  }

  /// Returns the image as PNG data.
  open func pngData() -> Data? {
    if case .bitmap(let image) = content, image.data.starts(with: [0x89, 0x50]), look.tint == nil,
      look.turn == .up
    {
      return image.data
    }
    return bitmap?.png()
  }

  /// Returns the image as JPEG data.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageFile.jpeg($0, quality: Double(compressionQuality)) }
  }

  /// Returns a copy of the image, scaled to fit a size, for lists and grids.
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

  /// Returns a decoded copy of the image that can be shown without delay.
  open func preparingForDisplay() -> UIImage? { self }

  /// Scales the image to fit a size in the background, and calls a closure with the result.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns a copy of the image, scaled to fit a size.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Decodes the image in the background, and calls a closure with the result.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns a decoded copy of the image that can be shown without delay.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  // MARK: Identity

  /// Returns whether two images have the same content and look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard size == other.size, scale == other.scale, look.renderingMode == other.look.renderingMode,
      look.symbolConfiguration == other.look.symbolConfiguration, look.tint == other.look.tint,
      look.orientation == other.look.orientation
    else { return false }
    switch (content, other.content) {
    case (.bitmap(let one), .bitmap(let two)): return one.id == two.id
    case (.symbol(let one), .symbol(let two)):
      return one.name == two.name && one.template === two.template
    case (.asset(let one), .asset(let two)): return one === two
    case (.commands(let one), .commands(let two)): return one == two
    case (.animation(let one, let time), .animation(let two, let other)):
      return one == two && time == other
    case (.empty, .empty): return true
    default: return false
    }
  }

  /// A hash value for the image.
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }

  /// A description of the image.
  open override var description: String {
    let name =
      switch content {
      case .symbol(let symbol):
        "symbol(\(symbol.template == nil ? "system" : "main"): \(symbol.name)) "
      case .asset(let asset): "named(\(asset.name)) "
      default: ""
      }
    return "<UIImage: \(name){\(size.width), \(size.height)}>"
  }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
