import CoreGraphics
import Foundation

extension CIFilter {
  /// Returns a filter: a curve of the brightness.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter.make("CIGammaAdjust")
  }

  /// Returns a filter: more saturation of pale colors.
  public class func vibrance() -> any CIFilter & CIVibrance {
    BuiltinFilter.make("CIVibrance")
  }

  /// Returns a filter: a color in place of white.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.make("CIWhitePointAdjust")
  }

  /// Returns a filter: limits of the components.
  public class func colorClamp() -> any CIFilter & CIColorClamp {
    BuiltinFilter.make("CIColorClamp")
  }

  /// Returns a filter: a small number of colors.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.make("CIColorPosterize")
  }

  /// Returns a filter: the colors between two.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter.make("CIFalseColor")
  }

  /// Returns a filter: white whose alpha is the brightness.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter.make("CIMaskToAlpha")
  }

  /// Returns a filter: grays of the largest component.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.make("CIMaximumComponent")
  }

  /// Returns a filter: grays of the smallest component.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.make("CIMinimumComponent")
  }

  /// Returns a filter: components from amounts of light.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.make("CILinearToSRGBToneCurve")
  }

  /// Returns a filter: amounts of light from components.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.make("CISRGBToneCurveToLinear")
  }

  /// Returns a filter: stronger colors.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectChrome")
  }

  /// Returns a filter: faded colors.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectFade")
  }

  /// Returns a filter: the colors of instant film.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectInstant")
  }

  /// Returns a filter: cool colors.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectProcess")
  }

  /// Returns a filter: soft shades of gray.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTonal")
  }

  /// Returns a filter: warm colors.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTransfer")
  }

  /// Returns a filter: darkness around a place.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.make("CIVignetteEffect")
  }

  /// Returns a filter: sharper brightness.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("CISharpenLuminance")
  }

  /// Returns a filter: bright edges on black.
  public class func edges() -> any CIFilter & CIEdges {
    BuiltinFilter.make("CIEdges")
  }

  /// Returns a filter: another size.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.make("CILanczosScaleTransform")
  }

  /// Returns a filter: two images and a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithMask")
  }

  /// Returns a filter: two images and a mask's alpha.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithAlphaMask")
  }

  /// Returns a filter: a fade to another image.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.make("CIDissolveTransition")
  }

  /// Returns a filter: a gradient between two places.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.make("CILinearGradient")
  }

  /// Returns a filter: a gradient between two circles.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.make("CIRadialGradient")
  }

  /// Returns a filter: squares of two colors.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.make("CICheckerboardGenerator")
  }

  /// Returns a filter: stripes of two colors.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.make("CIStripesGenerator")
  }

  /// Returns a filter: a barcode.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.make("CICode128BarcodeGenerator")
  }

  /// Returns a filter: products.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyBlendMode")
  }

  /// Returns a filter: inverted products of inverted colors.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIScreenBlendMode")
  }

  /// Returns a filter: products of dark and screens of bright colors.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIOverlayBlendMode")
  }

  /// Returns a filter: the darker components.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDarkenBlendMode")
  }

  /// Returns a filter: the brighter components.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILightenBlendMode")
  }

  /// Returns a filter: differences.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDifferenceBlendMode")
  }

  /// Returns a filter: products of all components.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyCompositing")
  }

  /// Returns a filter: sums.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIAdditionCompositing")
  }

  /// Returns a filter: the larger components.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMaximumCompositing")
  }

  /// Returns a filter: the smaller components.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMinimumCompositing")
  }

  /// Returns a filter: one image over another.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }

  /// Returns a filter: the image inside of another.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceInCompositing")
  }

  /// Returns a filter: the image outside of another.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOutCompositing")
  }

  /// Returns a filter: the image on top of another.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceAtopCompositing")
  }
}
