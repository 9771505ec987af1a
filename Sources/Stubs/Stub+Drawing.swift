extension Stub {
  /// The stubs of drawing.
  static let drawing: [Stub] = [
    blendMode, contextFlatness, contextShouldAntialias, contextAllowsAntialiasing,
    contextSubpixelPositioning, contextSubpixelQuantization, contextStrokedPath,
    contextRadialGradient, pathFlatness, rendererFormatRange, tintColor,
    colorPatternImage, colorExposure, hdrHeadroomUsageLimit,
  ]

  /// `CGBlendMode`.
  package static let blendMode = Stub.type(
    "CGBlendMode", lacks: "the blend mode is replaced with a similar one")

  /// `CGContext.setFlatness(_:)`.
  package static let contextFlatness = Stub.member(
    "CGContext", "setFlatness(_:)", lacks: "the flatness has no effect")

  /// `UIBezierPath.flatness`.
  package static let pathFlatness = Stub.member(
    "UIBezierPath", "flatness", lacks: "the flatness has no effect")

  /// `UIColor.init(patternImage:)`.
  package static let colorPatternImage = Stub.member(
    "UIColor", "init(patternImage:)",
    lacks: "only backgrounds show the image; elsewhere, its average color is used")

  /// `UIColor.linearExposure`.
  package static let colorExposure = Stub.member(
    "UIColor", "linearExposure", lacks: "the color is shown in the standard dynamic range")

  /// `UITraitCollection.hdrHeadroomUsageLimit`.
  package static let hdrHeadroomUsageLimit = Stub.member(
    "UITraitCollection", "hdrHeadroomUsageLimit",
    lacks: "it's inactive unless the app overrides it, also in the background")

  /// `UIColor.tintColor`.
  package static let tintColor = Stub.member(
    "UIColor", "tintColor", lacks: "it's always system blue, not the view's tint color")

  /// `CGContext.setShouldAntialias(_:)`.
  package static let contextShouldAntialias = Stub.member(
    "CGContext", "setShouldAntialias(_:)", lacks: "edges are always antialiased")

  /// `CGContext.setShouldSubpixelPositionFonts(_:)`.
  package static let contextSubpixelPositioning = Stub.member(
    "CGContext", "setShouldSubpixelPositionFonts(_:)",
    lacks: "glyphs are always drawn between pixels")

  /// `CGContext.setShouldSubpixelQuantizeFonts(_:)`.
  package static let contextSubpixelQuantization = Stub.member(
    "CGContext", "setShouldSubpixelQuantizeFonts(_:)",
    lacks: "the player determines the accuracy of positions")

  /// `CGContext.setAllowsAntialiasing(_:)`.
  package static let contextAllowsAntialiasing = Stub.member(
    "CGContext", "setAllowsAntialiasing(_:)", lacks: "edges are always antialiased")

  /// `CGContext.replacePathWithStrokedPath()`.
  package static let contextStrokedPath = Stub.member(
    "CGContext", "replacePathWithStrokedPath()", lacks: "the path doesn't change")

  /// `CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)`.
  package static let contextRadialGradient = Stub.member(
    "CGContext", "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)",
    lacks: "circles with different centers are drawn around the end center")

  /// `UIGraphicsImageRendererFormat.preferredRange`.
  package static let rendererFormatRange = Stub.member(
    "UIGraphicsImageRendererFormat", "preferredRange",
    lacks: "images have the standard range of colors")
}
