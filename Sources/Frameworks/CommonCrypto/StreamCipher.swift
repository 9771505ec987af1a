/// The stream cipher RC4.
final class StreamCipher: Cipher {
  private let key: [UInt8]
  private var permutation: [UInt8] = []
  private var i: UInt8 = 0
  private var j: UInt8 = 0

  init(key: UnsafeRawBufferPointer) {
    self.key = [UInt8](key)
    reset(vector: [])
  }

  func reset(vector: [UInt8]) {
    permutation = Array(0...255)
    var other: UInt8 = 0
    for index in 0..<256 {
      other = other &+ permutation[index] &+ key[index % key.count]
      permutation.swapAt(index, Int(other))
    }
    (i, j) = (0, 0)
  }

  func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    bytes.map { byte in
      i &+= 1
      j &+= permutation[Int(i)]
      permutation.swapAt(Int(i), Int(j))
      return byte ^ permutation[Int(permutation[Int(i)] &+ permutation[Int(j)])]
    }
  }

  func finish() -> [UInt8]? { [] }
}
