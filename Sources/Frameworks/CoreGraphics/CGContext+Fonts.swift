import Stubs

extension CGContext {
  /// Sets whether text can be smoothed for the subpixels of a display, which iOS never does.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Sets whether text is smoothed for the subpixels of a display, which iOS never does.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether glyphs can be drawn between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    Stub.contextSubpixelPositioning.report(if: !allowsFontSubpixelPositioning)
  }

  /// Sets whether glyphs are drawn between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    Stub.contextSubpixelPositioning.report(if: !shouldSubpixelPositionFonts)
  }

  /// Sets whether the positions of glyphs between pixels can be rounded.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    Stub.contextSubpixelQuantization.report(if: !allowsFontSubpixelQuantization)
  }

  /// Sets whether the positions of glyphs between pixels are rounded.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    Stub.contextSubpixelQuantization.report(if: !shouldSubpixelQuantizeFonts)
  }
}
