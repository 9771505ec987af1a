import Testing

@testable import Simulator

/// The calls that led to a crash, in the format of Swift's backtraces.
struct StackFrameTests {
  private let backtrace = """
    Fatal error: Unexpectedly found nil
    *** Program crashed: Illegal instruction at 0x00007f ***

    Thread 0 "App" crashed:

    0 [inlined] [system] Optional.unsafelyUnwrapped.getter in libswiftCore.so at /swift/stdlib/Optional.swift:2:3
    1 [ra]               0x0000558bf8f2b078 Controller.show(_:) + 315 in App at /p/Controller.swift:21:5
    2 [ra] [thunk]       0x0000558bf8f2b078 @objc Controller.show(_:) + 31 in App at //<compiler-generated>
    3 [ra]               0x00007f8108497823 UIControl.sendAction(_:) + 219 in libUIKit.so at /w/UIControl.swift:8:3
    4 [ra]               0x00007f8108497823 main + 21 in App
    ...
    """

  @Test func thePersonsCallsAreKnown() {
    let frames = StackFrame.frames(in: backtrace.split(separator: "\n").map(String.init))
    #expect(
      frames.map(\.function) == [
        "Optional.unsafelyUnwrapped.getter", "Controller.show(_:)", "@objc Controller.show(_:)",
        "UIControl.sendAction(_:)", "main",
      ])
    #expect(frames.map(\.isPersons) == [false, true, false, false, false])
    #expect(frames[1].file == "/p/Controller.swift" && frames[1].line == 21)
    #expect(frames[2].file == nil && frames[4].file == nil)
  }

  /// The names of UIKit's internals mean nothing to the author of the app.
  @Test func aReportHasTheAuthorsCallsFirst() {
    let lines = """
      App/Controller.swift:21: Fatal error: Unexpectedly found nil

      *** Signal 4: Backtracing from 0x7efd9636df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007f ***

      Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

      Thread 0 "App" crashed:

      0 [ra] 0x00007f81 _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      1 [ra] 0x0000558b Form._quince_Form_show(_:) + 315 in App at /p/Form.swift:21:5
      2 [ra] 0x00007f81 closure #1 in UITableView.showCells() + 9 in libUIKit.so
      3 [ra] 0x00007f81 UITableView.fillerRowHeight.getter + 9 in libUIKit.so
      4 [ra] 0x00007f81 UITableView.layoutSubviews() + 9 in libUIKit.so
      5 [ra] 0x0000558b Form.viewDidLoad() + 315 in App at /p/Form.swift:9:5
      6 [ra] 0x00007f81 UIView.layOutTree() + 9 in libUIKit.so
      ...

      Backtrace took 0.14s
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let report = CrashReport(lines: lines, frames: StackFrame.frames(in: lines))
    #expect(
      report.text == """
        App/Controller.swift:21: Fatal error: Unexpectedly found nil
        Calls in your code, the innermost first:
          Form.show(_:) at /p/Form.swift:21
          Form.viewDidLoad() at /p/Form.swift:9
        Called by UIKit:
          UITableView.layoutSubviews()
        """)
  }

  @Test func aReportWithoutAMessageNamesTheKindOfCrash() {
    let lines = [
      "*** Program crashed: Bad pointer dereference at 0x00000008 ***", "",
      "0 [ra] 0x00007f81 UIView.layOutTree() + 9 in libUIKit.so",
    ]
    let report = CrashReport(lines: lines, frames: StackFrame.frames(in: lines))
    #expect(report.text == "Bad pointer dereference at 0x00000008")
  }

  @Test func aCrashIsInTheFirstLineOfThePersons() {
    let errors = """
      *** Program crashed: Illegal instruction at 0x00007f ***

      0 [ra] 0x00007f8108497823 __DISPATCH_WAIT_FOR_QUEUE__ + 219 in libdispatch.so
      1 [ra] 0x0000558bf8f2b078 closure #1 in register() + 3 in App at /p/Controller.quince-added.swift:6:5
      2 [ra] 0x0000558bf8f2b078 Controller.show(_:) + 315 in App at /p/Controller.swift:21:5
      """
    let lines = errors.split(separator: "\n").map(String.init)
    #expect(CrashLog.location(in: lines) == "/p/Controller.swift:21:5")
  }

  @Test func whatIsNoBacktraceHasNoCalls() {
    #expect(StackFrame.frames(in: ["", "7 of 9 in all", "hello"]).count <= 1)
    #expect(StackFrame.frames(in: [String(repeating: "0 a in b ", count: 10_000)]).isEmpty)
  }
}
