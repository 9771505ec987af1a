/// Scales an image of four 8-bit components to the size of the result.
///
/// By default, pixels are interpolated linearly; `kvImageHighQualityResampling` uses a Lanczos
/// filter of three lobes. Each pixel of a smaller image is an average of all those that it covers.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimagescale_argb8888(_:_:_:_:)>.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard let source = PixelGrid(src.pointee), let target = PixelGrid(dest.pointee) else {
    return kvImageNullPointerArgument
  }
  guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
  let isSharp = flags & vImage_Flags(kvImageHighQualityResampling) != 0
  Resampler(isSharp: isSharp).scale(source, to: target)
  return kvImageNoError
}
