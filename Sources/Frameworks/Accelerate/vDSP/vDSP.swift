/// A number of elements.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_length>.
public typealias vDSP_Length = UInt

/// A distance between elements.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_stride>.
public typealias vDSP_Stride = Int

/// Adds two vectors.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_vadd(_:_:_:_:_:_:_:)>.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

/// Multiplies a vector by a number.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_vsmul(_:_:_:_:_:_:)>.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * factor }
}

/// Calculates the mean of a vector, which is NaN for an empty one.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_meanv(_:_:_:_:)>.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  vDSP_sve(__A, __I, __C, __N)
  __C.pointee /= Float(__N)
}

/// Calculates the largest element of a vector, which is negative infinity for an empty one.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_maxv(_:_:_:_:)>.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(-.infinity) { max($0, __A[$1 * __I]) }
}

/// Calculates the sum of a vector.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_sve(_:_:_:_:)>.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] }
}

/// Calculates the dot product of two vectors.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vdsp_dotpr(_:_:_:_:_:_:)>.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] }
}
