import Accelerate
import Testing

struct PixelTests {
  private func changed(
    _ bytes: [UInt8],
    _ change: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>, vImage_Flags) ->
      vImage_Error
  ) -> [UInt8] {
    var bytes = bytes
    bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(data: memory.baseAddress, height: 1, width: 1, rowBytes: 4)
      var result = buffer
      #expect(change(&buffer, &result, 0) == kvImageNoError)
    }
    return bytes
  }

  @Test func colorsAreMultipliedByTheAlpha() {
    #expect(changed([255, 100, 0, 51], vImagePremultiplyData_RGBA8888) == [51, 20, 0, 51])
    #expect(changed([51, 255, 100, 0], vImagePremultiplyData_ARGB8888) == [51, 51, 20, 0])
  }

  @Test func colorsAreDividedByTheAlpha() {
    #expect(changed([51, 20, 0, 51], vImageUnpremultiplyData_RGBA8888) == [255, 100, 0, 51])
    #expect(changed([0, 51, 20, 0], vImageUnpremultiplyData_ARGB8888) == [0, 0, 0, 0])
  }

  @Test func pixelsAreMultipliedByAMatrix() {
    // Each color becomes the sum of all, divided by 4.
    let matrix: [Int16] = [4, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1]
    let result = changed([255, 40, 80, 120]) {
      vImageMatrixMultiply_ARGB8888($0, $1, matrix, 4, nil, nil, $2)
    }
    #expect(result == [255, 60, 60, 60])
  }
}
