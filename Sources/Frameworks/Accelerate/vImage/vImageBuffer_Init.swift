import CoreGraphics
import Foundation

/// Allocates memory for a buffer, which the app releases with `free`.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimagebuffer_init(_:_:_:_:_:)>.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount,
  _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  let (bits, overflows) = width.multipliedReportingOverflow(by: UInt(pixelBits))
  guard width > 0, height > 0, pixelBits > 0 else { return kvImageInvalidParameter }
  // Rows start at multiples of 16 bytes.
  guard !overflows, bits < UInt(Int.max / 2) else { return kvImageMemoryAllocationError }
  let rowBytes = (Int(bits + 7) / 8 + 15) / 16 * 16
  buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
  if flags & vImage_Flags(kvImageNoAllocate) != 0 { return 16 }
  let (size, isTooLarge) = rowBytes.multipliedReportingOverflow(by: Int(clamping: height))
  guard !isTooLarge, let memory = calloc(1, size) else { return kvImageMemoryAllocationError }
  buf.pointee.data = memory
  return kvImageNoError
}

/// Fills a buffer with the pixels of an image, in a format with four components of 8 bits.
///
/// The app releases the buffer's memory with `free`. An empty format becomes the image's.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimagebuffer_initwithcgimage(_:_:_:_:_:)>.
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  guard let own = vImage_CGImageFormat(cgImage: image), let source = PixelOrder(own) else {
    return kvImageInvalidImageFormat
  }
  if format.pointee.bitsPerPixel == 0 { format.pointee = own }
  guard let target = PixelOrder(format.pointee) else { return kvImageInvalidImageFormat }
  let isOwnMemory = flags & vImage_Flags(kvImageNoAllocate) != 0
  if !isOwnMemory {
    let error = vImageBuffer_Init(
      buf, vImagePixelCount(image.height), vImagePixelCount(image.width), 32, flags)
    guard error == kvImageNoError else { return error }
  }
  guard let data = image.dataProvider?.data, let pixels = PixelGrid(buf.pointee),
    pixels.width == image.width, pixels.height == image.height
  else {
    if !isOwnMemory { buf.pointee.free() }
    return kvImageInvalidParameter
  }
  let start = data.bytes
  for y in 0..<pixels.height {
    for x in 0..<pixels.width {
      let pixel = (start + y * image.bytesPerRow + x * 4).loadUnaligned(as: Pixel.self)
      pixels[x, y] = target.converted(pixel, from: source)
    }
  }
  return kvImageNoError
}

/// Returns an image of a buffer's pixels, which have four components of 8 bits.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimagecreatecgimagefrombuffer(_:_:_:_:_:_:)>.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
  _ callback: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  )!,
  _ userData: UnsafeMutableRawPointer!, _ flags: vImage_Flags,
  _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
  let result = Result { () throws(vImage.Error) in try buf.pointee.image(format.pointee) }
  switch result {
  case .success(let image):
    // The image has its own copy of the pixels, so they're no longer needed.
    callback?(userData, buf.pointee.data)
    error?.pointee = kvImageNoError
    return .passRetained(image)
  case .failure(let reason):
    error?.pointee = reason.rawValue
    return nil
  }
}
