import CoreGraphics
import Foundation
import UIKit

extension BuiltinFilter {
  var power: Float {
    get { Float(current.number("inputPower")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
  }

  var amount: Float {
    get { Float(current.number("inputAmount")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
  }

  var minComponents: CIVector {
    get { current.vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var maxComponents: CIVector {
    get { current.vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var levels: Float {
    get { Float(current.number("inputLevels")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
  }

  var color0: CIColor {
    get { current.color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { current.color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var falloff: Float {
    get { Float(current.number("inputFalloff")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
  }

  var sharpness: Float {
    get { Float(current.number("inputSharpness")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
  }

  var aspectRatio: Float {
    get { Float(current.number("inputAspectRatio")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
  }

  var backgroundImage: CIImage? {
    get { current.image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var maskImage: CIImage? {
    get { current.image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var targetImage: CIImage? {
    get { current.image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }

  var time: Float {
    get { Float(current.number("inputTime")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
  }

  var point0: CGPoint {
    get { current.vector("inputPoint0").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { current.vector("inputPoint1").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }

  var radius0: Float {
    get { Float(current.number("inputRadius0")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { Float(current.number("inputRadius1")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
  }

  var width: Float {
    get { Float(current.number("inputWidth")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
  }

  var quietSpace: Float {
    get { Float(current.number("inputQuietSpace")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { Float(current.number("inputBarcodeHeight")) }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
  }
}

extension BuiltinFilter: CIBlendWithMask, CICheckerboardGenerator, CICode128BarcodeGenerator,
  CIColorClamp, CIColorPosterize, CICompositeOperation, CIDissolveTransition, CIEdges, CIFalseColor,
  CIGammaAdjust, CILanczosScaleTransform, CILinearGradient, CILinearToSRGBToneCurve, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CIRadialGradient, CISRGBToneCurveToLinear,
  CISharpenLuminance, CIStripesGenerator, CIVibrance, CIVignetteEffect, CIWhitePointAdjust
{}
