import DeviceProtocol
import Glibc
import Stubs

/// Writes the main thread's stack when the device requests it from an app that isn't responding.
///
/// The device sends a signal. The handler only reads the stack and writes it, because the signal
/// can interrupt code that isn't reentrant, such as memory allocation.
enum MainThreadStack {
  /// The handler's resources, all of which are created before the first signal.
  private struct Means {
    let backtrace: CallStack.Backtrace
    let thread: pthread_t
    let program: UInt
    let addresses: UnsafeMutablePointer<UInt>
    let text: UnsafeMutablePointer<UInt8>
  }

  /// The maximum number of return addresses to look at.
  private static let depth = 128
  /// The maximum number of calls to write.
  private static let mostCalls = 48
  /// The maximum size of an executable in bytes.
  ///
  /// Libraries are loaded further away.
  private static let largestProgram: UInt = 1 << 28

  nonisolated(unsafe) private static var means: Means?

  /// Starts handling the signal.
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
