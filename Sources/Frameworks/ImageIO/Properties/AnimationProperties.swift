// The keys of the properties of animations.

/// The number of times to play a GIF, where 0 is forever.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifloopcount>.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// The time for which an image is shown, in seconds, which is longer if the file's is very short.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifdelaytime>.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// The time for which an image is shown, in seconds, as the file has it.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifunclampeddelaytime>.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The width of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifcanvaspixelwidth>.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The height of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifcanvaspixelheight>.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all images.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertygifframeinfoarray>.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The number of times to play an animated PNG, where 0 is forever.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyapngloopcount>.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"

/// The time for which an image is shown, in seconds, which is longer if the file's is very short.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyapngdelaytime>.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"

/// The time for which an image is shown, in seconds, as the file has it.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyapngunclampeddelaytime>.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The width of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyapngcanvaspixelwidth>.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The height of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyapngcanvaspixelheight>.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all images.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyapngframeinfoarray>.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"

/// The number of times to play an animated WebP image, where 0 is forever.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebploopcount>.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// The time for which an image is shown, in seconds, which is longer if the file's is very short.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebpdelaytime>.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"

/// The time for which an image is shown, in seconds, as the file has it.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebpunclampeddelaytime>.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The width of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebpcanvaspixelwidth>.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The height of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebpcanvaspixelheight>.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all images.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertywebpframeinfoarray>.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"

/// The number of times to play a sequence of HEIC images, where 0 is forever.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicsloopcount>.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"

/// The time for which an image is shown, in seconds, which is longer if the file's is very short.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicsdelaytime>.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"

/// The time for which an image is shown, in seconds, as the file has it.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicsunclampeddelaytime>.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The width of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicscanvaspixelwidth>.
public let kCGImagePropertyHEICSCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The height of the whole animation in pixels.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicscanvaspixelheight>.
public let kCGImagePropertyHEICSCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all images.
///
/// Follows <https://developer.apple.com/documentation/imageio/kcgimagepropertyheicsframeinfoarray>.
public let kCGImagePropertyHEICSFrameInfoArray: CFString = "FrameInfo"
