import Accelerate
import Testing

struct BoxConvolveTests {
  /// Returns the red components of a row of pixels after averaging three neighbors.
  private func averages(_ reds: [UInt8], _ flag: Int, background: [UInt8]? = nil) -> [UInt8] {
    var bytes = reds.flatMap { [255, $0, 0, 0] as [UInt8] }
    bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(
        data: memory.baseAddress, height: 1, width: vImagePixelCount(reds.count),
        rowBytes: reds.count * 4)
      var result = buffer
      vImageBoxConvolve_ARGB8888(
        &buffer, &result, nil, 0, 0, 1, 3, background, vImage_Flags(flag))
    }
    return reds.indices.map { bytes[4 * $0 + 1] }
  }

  @Test func extendedEdgesLookLikeTheEdge() {
    #expect(averages([30, 60, 90, 240], kvImageEdgeExtend) == [40, 60, 130, 190])
  }

  @Test func truncatedKernelsAverageFewerPixels() {
    #expect(averages([30, 60, 90, 240], kvImageTruncateKernel) == [45, 60, 130, 165])
  }

  @Test func edgesAreCopied() {
    #expect(averages([30, 60, 90, 240], kvImageCopyInPlace) == [30, 60, 130, 240])
  }

  @Test func theBackgroundIsAveraged() {
    let result = averages(
      [30, 60, 90, 240], kvImageBackgroundColorFill, background: [255, 150, 0, 0])
    #expect(result == [80, 60, 130, 160])
  }

  @Test func rowsAreAveraged() {
    var bytes: [UInt8] = [0, 0, 0, 0, 30, 60, 90, 120, 60, 120, 180, 240]
    bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(data: memory.baseAddress, height: 3, width: 1, rowBytes: 4)
      var result = buffer
      vImageBoxConvolve_ARGB8888(
        &buffer, &result, nil, 0, 0, 3, 1, nil, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(bytes == [10, 20, 30, 40, 30, 60, 90, 120, 50, 100, 150, 200])
  }

  @Test func mistakesAreReported() {
    var bytes = [UInt8](repeating: 0, count: 16)
    bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(data: memory.baseAddress, height: 2, width: 2, rowBytes: 8)
      func error(_ height: UInt32, _ x: vImagePixelCount, _ flags: Int) -> vImage_Error {
        var result = buffer
        return vImageBoxConvolve_ARGB8888(
          &buffer, &result, nil, x, 0, height, 1, nil, vImage_Flags(flags))
      }
      #expect(error(2, 0, kvImageEdgeExtend) == kvImageInvalidKernelSize)
      #expect(error(1, 0, kvImageNoFlags) == kvImageInvalidEdgeStyle)
      #expect(error(1, 0, kvImageBackgroundColorFill) == kvImageInvalidEdgeStyle)
      #expect(error(1, 1, kvImageEdgeExtend) == kvImageRoiLargerThanInputBuffer)
      #expect(error(1, 3, kvImageEdgeExtend) == kvImageInvalidOffset_X)
    }
    var empty = vImage_Buffer()
    var other = vImage_Buffer()
    #expect(
      vImageBoxConvolve_ARGB8888(&empty, &other, nil, 0, 0, 1, 1, nil, 8)
        == kvImageNullPointerArgument)
  }
}
