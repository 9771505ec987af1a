/// The state of a message authentication code.
public struct CCHmacContext: Sendable {
  private static let innerPad: UInt8 = 0x36
  private static let outerPad: UInt8 = 0x5C

  private var algorithm: CCHmacAlgorithm = 0
  private var inner = DigestState()
  private var outer = DigestState()

  /// Creates a state, which `CCHmacInit` prepares.
  public init() {}

  init(_ algorithm: CCHmacAlgorithm, key: UnsafeRawBufferPointer) {
    self.algorithm = algorithm
    let function = self.function
    var block = [UInt8](repeating: 0, count: function.blockLength)
    if key.count > block.count {
      function.digest(key.baseAddress, key.count, to: &block)
    } else {
      block.replaceSubrange(0..<key.count, with: key)
    }
    Self.start(&inner, function, block.map { $0 ^ Self.innerPad })
    Self.start(&outer, function, block.map { $0 ^ Self.outerPad })
  }

  private static func start(
    _ state: inout DigestState, _ function: DigestFunction, _ block: [UInt8]
  ) {
    withUnsafeMutableBytes(of: &state) {
      guard let memory = $0.baseAddress else { return }
      function.start(memory)
      function.add(block, block.count, to: memory)
    }
  }

  private var function: DigestFunction {
    switch Int(algorithm) {
    case kCCHmacAlgMD5: .md5
    case kCCHmacAlgSHA224: .sha224
    case kCCHmacAlgSHA256: .sha256
    case kCCHmacAlgSHA384: .sha384
    case kCCHmacAlgSHA512: .sha512
    default: .sha1
    }
  }

  mutating func add(_ bytes: UnsafeRawPointer?, _ count: Int) {
    let function = self.function
    withUnsafeMutableBytes(of: &inner) {
      guard let memory = $0.baseAddress else { return }
      function.add(bytes, count, to: memory)
    }
  }

  mutating func finish(to code: UnsafeMutableRawPointer?) {
    let function = self.function
    var digest = [UInt8](repeating: 0, count: function.digestLength)
    withUnsafeMutableBytes(of: &inner) {
      guard let memory = $0.baseAddress else { return }
      function.finish(memory, to: &digest)
    }
    withUnsafeMutableBytes(of: &outer) {
      guard let memory = $0.baseAddress else { return }
      function.add(digest, digest.count, to: memory)
      function.finish(memory, to: code?.assumingMemoryBound(to: UInt8.self))
    }
  }
}
