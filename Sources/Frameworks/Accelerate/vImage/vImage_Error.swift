/// The result of vImage's functions: 0, or a negative number for an error.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimage_error>.
public typealias vImage_Error = Int

/// The function succeeded.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagenoerror>.
public let kvImageNoError: Int = 0

/// The result is larger than the source.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageroilargerthaninputbuffer>.
public let kvImageRoiLargerThanInputBuffer: Int = -21_766

/// The size of the kernel isn't odd.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidkernelsize>.
public let kvImageInvalidKernelSize: Int = -21_767

/// The flags don't contain exactly one treatment of the edges.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidedgestyle>.
public let kvImageInvalidEdgeStyle: Int = -21_768

/// The horizontal offset is outside of the source.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidoffset_x>.
public let kvImageInvalidOffset_X: Int = -21_769

/// The vertical offset is outside of the source.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidoffset_y>.
public let kvImageInvalidOffset_Y: Int = -21_770

/// There isn't enough memory.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagememoryallocationerror>.
public let kvImageMemoryAllocationError: Int = -21_771

/// A required pointer is `nil`.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagenullpointerargument>.
public let kvImageNullPointerArgument: Int = -21_772

/// A parameter isn't valid.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidparameter>.
public let kvImageInvalidParameter: Int = -21_773

/// The buffers have different sizes.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimagebuffersizemismatch>.
public let kvImageBufferSizeMismatch: Int = -21_774

/// A flag isn't known.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageunknownflagsbit>.
public let kvImageUnknownFlagsBit: Int = -21_775

/// The library failed.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinternalerror>.
public let kvImageInternalError: Int = -21_776

/// The number of bytes from a row to the next one is too small.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidrowbytes>.
public let kvImageInvalidRowBytes: Int = -21_777

/// The format of the pixels isn't supported.
///
/// Follows <https://developer.apple.com/documentation/accelerate/kvimageinvalidimageformat>.
public let kvImageInvalidImageFormat: Int = -21_778
