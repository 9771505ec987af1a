/// The memory for the state of any digest function.
///
/// It contains no references, so that apps can copy it and can allocate it without creating it.
struct DigestState: BitwiseCopyable, Sendable {
  private typealias Words = (UInt64, UInt64, UInt64, UInt64)

  private var first: (Words, Words, Words) = (
    (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)
  )
  private var second: (Words, Words, Words, Words) = (
    (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)
  )
}
