extension Stub {
  /// The stubs of drawing.
  static let drawing: [Stub] = [
    blendMode, contextFlatness, contextShouldAntialias, contextAllowsAntialiasing,
    contextStrokedPath, contextRadialGradient, pathFlatness, rendererFormatRange, tintColor,
    colorPatternImage,
  ]

  /// `CGBlendMode`.
  package static let blendMode = Stub.type(
    "CGBlendMode", lacks: "this blend mode is drawn as another one that looks alike")

  /// `CGContext.setFlatness(_:)`.
  package static let contextFlatness = Stub.member(
    "CGContext", "setFlatness(_:)", lacks: "curves are drawn as exactly as ever")

  /// `UIBezierPath.flatness`.
  package static let pathFlatness = Stub.member(
    "UIBezierPath", "flatness", lacks: "curves are drawn as exactly as ever")

  /// `UIColor.init(patternImage:)`.
  package static let colorPatternImage = Stub.member(
    "UIColor", "init(patternImage:)",
    lacks: "only backgrounds show the image; anything else has the image's average color")

  /// `UIColor.tintColor`.
  package static let tintColor = Stub.member(
    "UIColor", "tintColor", lacks: "it's the system's blue, whatever the view's tint color is")

  /// `CGContext.setShouldAntialias(_:)`.
  package static let contextShouldAntialias = Stub.member(
    "CGContext", "setShouldAntialias(_:)", lacks: "edges stay smooth")

  /// `CGContext.setAllowsAntialiasing(_:)`.
  package static let contextAllowsAntialiasing = Stub.member(
    "CGContext", "setAllowsAntialiasing(_:)", lacks: "edges stay smooth")

  /// `CGContext.replacePathWithStrokedPath()`.
  package static let contextStrokedPath = Stub.member(
    "CGContext", "replacePathWithStrokedPath()", lacks: "the path stays as it is")

  /// `CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)`.
  package static let contextRadialGradient = Stub.member(
    "CGContext", "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)",
    lacks: "circles with different centers are drawn around the end's center")

  /// `UIGraphicsImageRendererFormat.preferredRange`.
  package static let rendererFormatRange = Stub.member(
    "UIGraphicsImageRendererFormat", "preferredRange",
    lacks: "images have the standard range of colors")
}
