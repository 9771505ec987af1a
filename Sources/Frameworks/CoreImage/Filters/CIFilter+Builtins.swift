import CoreGraphics
import Foundation

extension CIFilter {
  /// Returns a filter: sepia tones.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }

  /// Returns a filter: changes of saturation, brightness, and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("CIColorControls")
  }

  /// Returns a filter: a change of the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("CIExposureAdjust")
  }

  /// Returns a filter: a rotation of the hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }

  /// Returns a filter: inverted colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("CIColorInvert")
  }

  /// Returns a filter: tones of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("CIColorMonochrome")
  }

  /// Returns a filter: a matrix of the components.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter.make("CIColorMatrix")
  }

  /// Returns a filter: shades of gray.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectMono")
  }

  /// Returns a filter: shades of gray with a higher contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectNoir")
  }

  /// Returns a filter: darker corners.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }

  /// Returns a filter: squares of one color.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }

  /// Returns a filter: a Gaussian blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("CIGaussianBlur")
  }

  /// Returns a filter: a blur by averages of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }

  /// Returns a filter: sharper edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("CIUnsharpMask")
  }

  /// Returns a filter: a bump.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.make("CIBumpDistortion")
  }

  /// Returns a filter: a twirl.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.make("CITwirlDistortion")
  }

  /// Returns a filter: the average color of an area.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter.make("CIAreaAverage")
  }

  /// Returns a filter: a QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("CIQRCodeGenerator")
  }
}
