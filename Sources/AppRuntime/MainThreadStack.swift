import DeviceProtocol
import Glibc
import Stubs

/// Writes where the main thread is when the device asks, which it does of an app that doesn't
/// answer.
///
/// The device sends a signal. Its handler only looks at the stack and writes, because the thread
/// may be in the middle of anything, such as allocating memory, which isn't reentrant.
enum MainThreadStack {
  /// The handler's resources, all of which exist before the first signal.
  private struct Means {
    let backtrace: CallStack.Backtrace
    let thread: pthread_t
    let program: UInt
    let addresses: UnsafeMutablePointer<UInt>
    let text: UnsafeMutablePointer<UInt8>
  }

  /// More return addresses than this aren't looked at.
  private static let depth = 128
  /// More calls than this aren't written.
  private static let mostCalls = 48
  /// The maximum size of a program, in bytes; libraries are far away from it.
  private static let largestProgram: UInt = 1 << 28

  nonisolated(unsafe) private static var means: Means?

  /// Starts to listen for the signal.
  @MainActor static func startListening() {
    guard let backtrace = CallStack.backtrace, let program = LoadedCode.program else { return }
    let means = Means(
      backtrace: backtrace, thread: pthread_self(), program: program,
      addresses: .allocate(capacity: depth),
      text: .allocate(capacity: 32 * (mostCalls + 1)))
    Self.means = means
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { _, _, context in
      MainThreadStack.write(interruptedAt: context.map(MainThreadStack.instruction))
    }
    action.sa_flags = SA_RESTART | SA_SIGINFO
    sigaction(MarkedLine.stackSignal, &action, nil)
  }

  /// Returns the address of the instruction that a signal interrupted.
  private static func instruction(_ context: UnsafeMutableRawPointer) -> UInt {
    let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
    #if arch(x86_64)
      // REG_RIP
      return UInt(bitPattern: Int(machine.gregs.16))
    #else
      return UInt(machine.pc)
    #endif
  }

  private static func write(interruptedAt instruction: UInt?) {
    let error = errno
    defer { errno = error }
    guard let means, pthread_equal(means.thread, pthread_self()) != 0 else { return }
    let count = Int(means.backtrace(means.addresses, Int32(depth)))
    var length = 0
    func append(_ byte: UInt8) {
      means.text[length] = byte
      length += 1
    }
    append(MarkedLine.mark)
    let word = MarkedLine.stackWord
    for index in 0..<word.utf8CodeUnitCount { append(word.utf8Start[index]) }
    var calls = 0
    for index in 0..<count where calls < mostCalls {
      let address = means.addresses[index]
      // A return address points after the call.
      let offset = (address == instruction ? address : address &- 1) &- means.program
      guard offset < largestProgram else { continue }
      calls += 1
      append(MarkedLine.separator)
      for shift in stride(from: 28, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: (offset >> UInt(shift)) & 0xf)
        append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
    append(0x0A)
    _ = Glibc.write(STDERR_FILENO, means.text, length)
  }
}
