import CoreGraphics
import Foundation
import UIKit

/// The members of all filters with typed properties.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifilterprotocol>.
public protocol CIFilterProtocol: AnyObject {
  /// The image that the filter makes.
  var outputImage: CIImage? { get }
}

/// Sepia tones.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cisepiatone>.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Changes of saturation, brightness, and contrast.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolorcontrols>.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// A change of the exposure.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciexposureadjust>.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The exposure in f-stops.
  var ev: Float { get set }
}

/// A rotation of the hues.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cihueadjust>.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Inverted colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolorinvert>.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Tones of one color.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolormonochrome>.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// A matrix of the components.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolormatrix>.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The factors of the red component.
  var rVector: CIVector { get set }
  /// The factors of the green component.
  var gVector: CIVector { get set }
  /// The factors of the blue component.
  var bVector: CIVector { get set }
  /// The factors of the alpha component.
  var aVector: CIVector { get set }
  /// The vector that's added.
  var biasVector: CIVector { get set }
}

/// Effects of film.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciphotoeffect>.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
}

/// Darker corners.
///
/// Follows <https://developer.apple.com/documentation/coreimage/civignette>.
public protocol CIVignette: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The distance in pixels.
  var radius: Float { get set }
}

/// Squares of one color.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cipixellate>.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The size or the strength.
  var scale: Float { get set }
}

/// A Gaussian blur.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cigaussianblur>.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The distance in pixels.
  var radius: Float { get set }
}

/// A blur by averages of squares.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciboxblur>.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The distance in pixels.
  var radius: Float { get set }
}

/// Sharper edges.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciunsharpmask>.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The distance in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// A bump.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cibumpdistortion>.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The distance in pixels.
  var radius: Float { get set }
  /// The size or the strength.
  var scale: Float { get set }
}

/// A twirl.
///
/// Follows <https://developer.apple.com/documentation/coreimage/citwirldistortion>.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The center of the effect.
  var center: CGPoint { get set }
  /// The distance in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The average color of an area.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciareaaverage>.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that the filter changes.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// A QR code.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciqrcodegenerator>.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes that the code contains.
  var message: Data { get set }
  /// The part of the code that can be damaged: L, M, Q, or H.
  var correctionLevel: String { get set }
}
