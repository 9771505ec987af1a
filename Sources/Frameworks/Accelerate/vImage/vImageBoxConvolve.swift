/// Replaces each pixel of four 8-bit components with the average of the pixels around it.
///
/// The width and height of the kernel are odd numbers of pixels. The flags contain exactly one
/// treatment of the edges.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimageboxconvolve_argb8888(_:_:_:_:_:_:_:_:_:)>.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = PixelGrid(src.pointee), let target = PixelGrid(dest.pointee) else {
    return kvImageNullPointerArgument
  }
  guard let x = Int(exactly: srcOffsetToROI_X), x <= source.width else {
    return kvImageInvalidOffset_X
  }
  guard let y = Int(exactly: srcOffsetToROI_Y), y <= source.height else {
    return kvImageInvalidOffset_Y
  }
  guard target.width <= source.width - x, target.height <= source.height - y else {
    return kvImageRoiLargerThanInputBuffer
  }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let edge = EdgeStyle(flags, background: backgroundColor) else {
    return kvImageInvalidEdgeStyle
  }
  if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
  BoxAverage(
    source: source, edge: edge, reachX: Int(kernel_width / 2), reachY: Int(kernel_height / 2)
  ).write(to: target, x: x, y: y, leavesAlpha: flags & UInt32(kvImageLeaveAlphaUnchanged) != 0)
  return kvImageNoError
}
