/// The types of vImage in Swift.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimage-swift.enum>.
public enum vImage {
  /// Options of vImage's functions.
  ///
  /// Follows <https://developer.apple.com/documentation/accelerate/vimage-swift.enum/options>.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: vImage_Flags

    /// Creates options from their bits.
    public init(rawValue: vImage_Flags) {
      self.rawValue = rawValue
    }

    private init(_ flag: Int) {
      rawValue = vImage_Flags(flag)
    }

    /// The options as flags.
    public var flags: vImage_Flags { rawValue }

    /// No options.
    public static let noFlags = Options([])
    /// The alpha component isn't changed.
    public static let leaveAlphaUnchanged = Options(kvImageLeaveAlphaUnchanged)
    /// Pixels whose surroundings are partly outside of the image aren't changed.
    public static let copyInPlace = Options(kvImageCopyInPlace)
    /// The area outside of the image has a background color.
    public static let backgroundColorFill = Options(kvImageBackgroundColorFill)
    /// The area outside of the image looks like the nearest edge.
    public static let imageExtend = Options(kvImageEdgeExtend)
    /// The function doesn't use several threads, which it never does in Quince.
    public static let doNotTile = Options(kvImageDoNotTile)
    /// Scaling uses a better filter.
    public static let highQualityResampling = Options(kvImageHighQualityResampling)
    /// The area outside of the image is ignored.
    public static let truncateKernel = Options(kvImageTruncateKernel)
    /// The function only returns the size of a temporary buffer, which is 0 in Quince.
    public static let getTempBufferSize = Options(kvImageGetTempBufferSize)
    /// The function uses the buffer's memory instead of allocating it.
    public static let noAllocate = Options(kvImageNoAllocate)
  }

  /// The reason that a function of vImage failed.
  ///
  /// Follows <https://developer.apple.com/documentation/accelerate/vimage-swift.enum/error>.
  public enum Error: Int, Swift.Error, Sendable {
    /// There was no error.
    case noError = 0
    /// The result is larger than the source.
    case roiLargerThanInputBuffer = -21_766
    /// The size of the kernel isn't odd.
    case invalidKernelSize = -21_767
    /// The flags don't contain exactly one treatment of the edges.
    case invalidEdgeStyle = -21_768
    /// The horizontal offset is outside of the source.
    case invalidOffsetX = -21_769
    /// The vertical offset is outside of the source.
    case invalidOffsetY = -21_770
    /// There isn't enough memory.
    case memoryAllocationError = -21_771
    /// A required pointer is `nil`.
    case nullPointerArgument = -21_772
    /// A parameter isn't valid.
    case invalidParameter = -21_773
    /// The buffers have different sizes.
    case bufferSizeMismatch = -21_774
    /// A flag isn't known.
    case unknownFlagsBit = -21_775
    /// The library failed.
    case internalError = -21_776
    /// The number of bytes from a row to the next one is too small.
    case invalidRowBytes = -21_777
    /// The format of the pixels isn't supported.
    case invalidImageFormat = -21_778
  }
}

extension vImage_Error {
  /// Throws the error unless it's `kvImageNoError`.
  func check() throws {
    if self != kvImageNoError { throw vImage.Error(rawValue: self) ?? .internalError }
  }
}
