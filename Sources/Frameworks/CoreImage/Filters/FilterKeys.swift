// The keys of filters' values, and the categories of filters.

/// The key of the image that a filter changes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputimagekey>.
public let kCIInputImageKey: String = "inputImage"

/// The key of the image behind another.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputbackgroundimagekey>.
public let kCIInputBackgroundImageKey: String = "inputBackgroundImage"

/// The key of a mask.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputmaskimagekey>.
public let kCIInputMaskImageKey: String = "inputMaskImage"

/// The key of the strength of an effect.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputintensitykey>.
public let kCIInputIntensityKey: String = "inputIntensity"

/// The key of a distance in pixels.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputradiuskey>.
public let kCIInputRadiusKey: String = "inputRadius"

/// The key of a size or a strength.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputscalekey>.
public let kCIInputScaleKey: String = "inputScale"

/// The key of the center of an effect.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputcenterkey>.
public let kCIInputCenterKey: String = "inputCenter"

/// The key of an angle in radians.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputanglekey>.
public let kCIInputAngleKey: String = "inputAngle"

/// The key of a color.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputcolorkey>.
public let kCIInputColorKey: String = "inputColor"

/// The key of the saturation.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputsaturationkey>.
public let kCIInputSaturationKey: String = "inputSaturation"

/// The key of the brightness.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputbrightnesskey>.
public let kCIInputBrightnessKey: String = "inputBrightness"

/// The key of the contrast.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputcontrastkey>.
public let kCIInputContrastKey: String = "inputContrast"

/// The key of the exposure in f-stops.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputevkey>.
public let kCIInputEVKey: String = "inputEV"

/// The key of a rectangle.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputextentkey>.
public let kCIInputExtentKey: String = "inputExtent"

/// The key of an affine transform.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciinputtransformkey>.
public let kCIInputTransformKey: String = "inputTransform"

/// The key of the image that a filter makes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcioutputimagekey>.
public let kCIOutputImageKey: String = "outputImage"

/// The key of a filter's name in its attributes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciattributefiltername>.
public let kCIAttributeFilterName: String = "CIAttributeFilterName"

/// The key of a filter's categories in its attributes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciattributefiltercategories>.
public let kCIAttributeFilterCategories: String = "CIAttributeFilterCategories"

/// The key of a value's class in its attributes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciattributeclass>.
public let kCIAttributeClass: String = "CIAttributeClass"

/// The key of a value's default in its attributes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciattributedefault>.
public let kCIAttributeDefault: String = "CIAttributeDefault"

/// The key of the lowest value of a slider in its attributes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciattributeslidermin>.
public let kCIAttributeSliderMin: String = "CIAttributeSliderMin"

/// The key of the highest value of a slider in its attributes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kciattributeslidermax>.
public let kCIAttributeSliderMax: String = "CIAttributeSliderMax"

/// The category of blurs.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategoryblur>.
public let kCICategoryBlur: String = "CICategoryBlur"

/// The category of changes of colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorycoloradjustment>.
public let kCICategoryColorAdjustment: String = "CICategoryColorAdjustment"

/// The category of effects on colors.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorycoloreffect>.
public let kCICategoryColorEffect: String = "CICategoryColorEffect"

/// The category of combinations of images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorycompositeoperation>.
public let kCICategoryCompositeOperation: String = "CICategoryCompositeOperation"

/// The category of distortions.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorydistortioneffect>.
public let kCICategoryDistortionEffect: String = "CICategoryDistortionEffect"

/// The category of filters that make images from other values.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorygenerator>.
public let kCICategoryGenerator: String = "CICategoryGenerator"

/// The category of changes of position and size.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorygeometryadjustment>.
public let kCICategoryGeometryAdjustment: String = "CICategoryGeometryAdjustment"

/// The category of filters that summarize an image.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategoryreduction>.
public let kCICategoryReduction: String = "CICategoryReduction"

/// The category of filters that make images sharper.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorysharpen>.
public let kCICategorySharpen: String = "CICategorySharpen"

/// The category of effects like those of painting.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorystylize>.
public let kCICategoryStylize: String = "CICategoryStylize"

/// The category of filters for images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorystillimage>.
public let kCICategoryStillImage: String = "CICategoryStillImage"

/// The category of Core Image's filters.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorybuiltin>.
public let kCICategoryBuiltIn: String = "CICategoryBuiltIn"

/// The category of transitions between two images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorytransition>.
public let kCICategoryTransition: String = "CICategoryTransition"

/// The category of gradients.
///
/// Follows <https://developer.apple.com/documentation/coreimage/kcicategorygradient>.
public let kCICategoryGradient: String = "CICategoryGradient"
