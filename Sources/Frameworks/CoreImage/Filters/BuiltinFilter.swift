import CoreGraphics
import Foundation
import UIKit

/// A filter whose values are also typed properties.
///
/// The properties of all filters are in this class; apps see those of a filter's protocol.
final class BuiltinFilter: CIFilter {
  static func make(_ name: String) -> BuiltinFilter {
    guard let definition = FilterDefinition.named(name) else {
      preconditionFailure("\(name) isn't defined.")
    }
    return BuiltinFilter(definition)
  }

  var current: FilterValues {
    FilterValues(inputKeys.reduce(into: [:]) { $0[$1] = value(forKey: $1) })
  }

  var inputImage: CIImage? {
    get { current.image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var intensity: Float {
    get { Float(current.number("inputIntensity")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
  }

  var saturation: Float {
    get { Float(current.number("inputSaturation")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { Float(current.number("inputBrightness")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { Float(current.number("inputContrast")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
  }

  var ev: Float {
    get { Float(current.number("inputEV")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
  }

  var angle: Float {
    get { Float(current.number("inputAngle")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
  }

  var color: CIColor {
    get { current.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var rVector: CIVector {
    get { current.vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var gVector: CIVector {
    get { current.vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var bVector: CIVector {
    get { current.vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var aVector: CIVector {
    get { current.vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var biasVector: CIVector {
    get { current.vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var radius: Float {
    get { Float(current.number("inputRadius")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
  }

  var center: CGPoint {
    get { current.vector("inputCenter").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }

  var scale: Float {
    get { Float(current.number("inputScale")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
  }

  var extent: CGRect {
    get { current.vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }

  var message: Data {
    get { current.data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { current.text("inputCorrectionLevel") ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension BuiltinFilter: CIAreaAverage, CIBoxBlur, CIBumpDistortion, CIColorControls, CIColorInvert,
  CIColorMatrix, CIColorMonochrome, CIExposureAdjust, CIGaussianBlur, CIHueAdjust, CIPhotoEffect,
  CIPixellate, CIQRCodeGenerator, CISepiaTone, CITwirlDistortion, CIUnsharpMask, CIVignette
{}
