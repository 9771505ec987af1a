/// Options of vImage's functions.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimage_flags>.
public typealias vImage_Flags = UInt32

/// No options.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagenoflags>.
public let kvImageNoFlags: Int = 0

/// The alpha component isn't changed.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageleavealphaunchanged>.
public let kvImageLeaveAlphaUnchanged: Int = 1

/// Pixels whose surroundings are partly outside of the image aren't changed.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagecopyinplace>.
public let kvImageCopyInPlace: Int = 2

/// The area outside of the image has a background color.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagebackgroundcolorfill>.
public let kvImageBackgroundColorFill: Int = 4

/// The area outside of the image looks like the nearest edge.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageedgeextend>.
public let kvImageEdgeExtend: Int = 8

/// The function doesn't use several threads, which it never does in Quince.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagedonottile>.
public let kvImageDoNotTile: Int = 16

/// Scaling uses a better filter.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagehighqualityresampling>.
public let kvImageHighQualityResampling: Int = 32

/// The area outside of the image is ignored.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagetruncatekernel>.
public let kvImageTruncateKernel: Int = 64

/// The function only returns the size of a temporary buffer, which is 0 in Quince.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagegettempbuffersize>.
public let kvImageGetTempBufferSize: Int = 128

/// The function uses the buffer's memory instead of allocating it.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagenoallocate>.
public let kvImageNoAllocate: Int = 512
