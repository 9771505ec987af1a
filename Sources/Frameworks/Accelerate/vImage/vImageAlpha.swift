/// Multiplies the colors of RGBA pixels by their alpha.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimagepremultiplydata_rgba8888(_:_:_:)>.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  replacePixels(src, dest) { $0.mapColors(alphaAt: 3) { ($0 * $1 + 127) / 255 } }
}

/// Multiplies the colors of ARGB pixels by their alpha.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimagepremultiplydata_argb8888(_:_:_:)>.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  replacePixels(src, dest) { $0.mapColors(alphaAt: 0) { ($0 * $1 + 127) / 255 } }
}

/// Divides the colors of RGBA pixels by their alpha.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimageunpremultiplydata_rgba8888(_:_:_:)>.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  replacePixels(src, dest) { $0.mapColors(alphaAt: 3, divided) }
}

/// Divides the colors of ARGB pixels by their alpha.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimageunpremultiplydata_argb8888(_:_:_:)>.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  replacePixels(src, dest) { $0.mapColors(alphaAt: 0, divided) }
}

private func divided(_ color: Int, by alpha: Int) -> Int {
  alpha == 0 ? 0 : min(255, (color * 255 + alpha / 2) / alpha)
}

/// Multiplies each pixel, as a row, by a matrix of four rows, and divides the sums.
///
/// The first bias is added to each component, and the second one to each sum.
///
/// Follows
/// <https://developer.apple.com/documentation/accelerate/vimagematrixmultiply_argb8888(_:_:_:_:_:_:_:)>.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard divisor != 0 else { return kvImageInvalidParameter }
  return replacePixels(src, dest) { pixel in
    var result = Pixel()
    for column in 0..<4 {
      var sum = post_bias.map { Int($0[column]) } ?? 0
      for row in 0..<4 {
        sum +=
          (Int(pixel[row]) + (pre_bias.map { Int($0[row]) } ?? 0)) * Int(matrix[4 * row + column])
      }
      result[column] = UInt8(min(max(sum / Int(divisor), 0), 255))
    }
    return result
  }
}

extension Pixel {
  fileprivate func mapColors(alphaAt place: Int, _ change: (Int, Int) -> Int) -> Pixel {
    var pixel = self
    for index in 0..<4 where index != place {
      pixel[index] = UInt8(change(Int(self[index]), Int(self[place])))
    }
    return pixel
  }
}

/// Writes a changed copy of each pixel; both buffers can be the same.
private func replacePixels(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ change: (Pixel) -> Pixel
) -> vImage_Error {
  guard let source = PixelGrid(src.pointee), let target = PixelGrid(dest.pointee) else {
    return kvImageNullPointerArgument
  }
  guard target.width <= source.width, target.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<target.height {
    for x in 0..<target.width { target[x, y] = change(source[x, y]) }
  }
  return kvImageNoError
}
