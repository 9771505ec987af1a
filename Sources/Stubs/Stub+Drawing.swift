extension Stub {
  /// The stubs of drawing.
  static let drawing: [Stub] = [
    blendMode, contextShouldAntialias, contextAllowsAntialiasing, contextStrokedPath,
    contextRadialGradient, rendererFormatRange,
  ]

  /// `CGBlendMode`.
  package static let blendMode = Stub.type(
    "CGBlendMode", lacks: "this blend mode is drawn as another one that looks alike")

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
