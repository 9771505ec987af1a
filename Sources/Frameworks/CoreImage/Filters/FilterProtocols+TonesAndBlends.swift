import CoreGraphics
import Foundation
import UIKit

/// A curve of the brightness.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cigammaadjust>.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// More saturation of pale colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/civibrance>.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var amount: Float { get set }
}

/// A color that takes the place of white.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciwhitepointadjust>.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
}

/// Limits of the components.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolorclamp>.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The smallest components.
  var minComponents: CIVector { get set }
  /// The largest components.
  var maxComponents: CIVector { get set }
}

/// A small number of colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolorposterize>.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The number of brightnesses of each component.
  var levels: Float { get set }
}

/// The colors between two for dark and bright.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifalsecolor>.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// White whose alpha is the brightness.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cimasktoalpha>.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Grays of the largest component.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cimaximumcomponent>.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Grays of the smallest component.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciminimumcomponent>.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Components of files from amounts of light.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cilineartosrgbtonecurve>.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Amounts of light from components of files.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cisrgbtonecurvetolinear>.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Darkness around a place.
///
/// Follows <https://developer.apple.com/documentation/coreimage/civignetteeffect>.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The distance in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The softness of the edge.
  var falloff: Float { get set }
}

/// Sharper brightness.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cisharpenluminance>.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The distance in pixels.
  var radius: Float { get set }
}

/// Bright edges on black.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciedges>.
public protocol CIEdges: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Another size.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cilanczosscaletransform>.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The size or the strength.
  var scale: Float { get set }
  /// The additional factor of the width.
  var aspectRatio: Float { get set }
}

/// Two images, one of which shows where a mask is bright.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciblendwithmask>.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

/// A fade to another image.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidissolvetransition>.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// A gradient between two places.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cilineargradient>.
public protocol CILinearGradient: CIFilterProtocol {
  /// The place of the first color.
  var point0: CGPoint { get set }
  /// The place of the second color.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// A gradient between two circles.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciradialgradient>.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The radius of the first color, in pixels.
  var radius0: Float { get set }
  /// The radius of the second color, in pixels.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// Squares of two colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicheckerboardgenerator>.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// Stripes of two colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cistripesgenerator>.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// A barcode.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicode128barcodegenerator>.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes that the code contains.
  var message: Data { get set }
  /// The margin in pixels.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}

/// A combination of two images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicompositeoperation>.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}
