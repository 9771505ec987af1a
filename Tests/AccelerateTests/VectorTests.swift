import Accelerate
import Testing

struct VectorTests {
  private let numbers: [Float] = [1, 5, 3, 7]

  @Test func vectorsAreAddedAndMultiplied() {
    var result = [Float](repeating: 0, count: 4)
    vDSP_vadd(numbers, 1, [10, 20, 30, 40], 1, &result, 1, 4)
    #expect(result == [11, 25, 33, 47])
    var factor: Float = 2
    vDSP_vsmul(numbers, 1, &factor, &result, 1, 4)
    #expect(result == [2, 10, 6, 14])
  }

  @Test func vectorsAreReducedToANumber() {
    var result: Float = 0
    vDSP_sve(numbers, 1, &result, 4)
    #expect(result == 16)
    vDSP_meanv(numbers, 1, &result, 4)
    #expect(result == 4)
    vDSP_maxv(numbers, 2, &result, 2)
    #expect(result == 3)
    vDSP_dotpr(numbers, 1, numbers, 1, &result, 4)
    #expect(result == 84)
  }
}
