import UIKit

/// Schedules work in all possible ways, and shows the order and number of calls.
class ClockViewController: UIViewController {
  private let log = UILabel()
  private let square = UIView()
  private var source: DispatchSourceTimer?
  private var timer: Timer?
  private var link: CADisplayLink?
  private var timestamps: [CFTimeInterval] = []
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    log.frame = CGRect(x: 20, y: 60, width: 350, height: 120)
    view.addSubview(log)
    square.backgroundColor = .red
    square.frame = CGRect(x: 0, y: 190, width: 20, height: 20)
    view.addSubview(square)
    let actions: [(String, () -> Void)] = [
      ("once", planOnce), ("toast", toast), ("repeated", planRepeated), ("stopped", planAndStop),
      ("sleep", sleepAndGo), ("link", startLink), ("endless", startEndlessLink),
      ("background", { [weak self] in self?.planElsewhere() }), ("hop", planHops),
      ("thread", sleepOnThread), ("queue", tickOnQueue), ("semaphore", waitOnQueue),
      ("late", planLate), ("chain", { [weak self] in self?.chain(60) }),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          self?.log.text = ""
          action()
        })
      button.frame = CGRect(x: 20, y: 220 + 41 * index, width: 350, height: 40)
      view.addSubview(button)
    }
  }

  private func note(_ text: String) {
    log.text = [log.text, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: One-time work

  private func planOnce() {
    let main = DispatchQueue.main
    main.asyncAfter(deadline: .now() + 0.9) { self.note("nine") }
    main.asyncAfter(deadline: .now() + .milliseconds(200), qos: .userInitiated) {
      self.note("two")
    }
    main.asyncAfter(wallDeadline: .now() + 0.4) { self.note("four") }
    main.asyncAfter(deadline: .now() + 0.3, execute: DispatchWorkItem { self.note("three") })
    let cancelled = DispatchWorkItem { self.note("cancelled") }
    main.asyncAfter(deadline: .now() + 0.35, execute: cancelled)
    cancelled.cancel()
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in self.note("one") }
    let added = Timer(timeInterval: 0.6, repeats: false) { _ in self.note("six") }
    RunLoop.main.add(added, forMode: .common)
    RunLoop.current.add(
      Timer(fire: Date(timeIntervalSinceNow: 0.7), interval: 0, repeats: false) { _ in
        self.note("seven")
      }, forMode: .default)
    Timer.scheduledTimer(
      timeInterval: 0.8, target: self, selector: #selector(noteEight), userInfo: nil,
      repeats: false)
    perform(#selector(noteFive), with: nil, afterDelay: 0.5)
    let moved = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in
      self.note("ten")
    }
    moved.fireDate = Date(timeIntervalSinceNow: 1)
  }

  @objc private func noteEight() { note("eight") }
  @objc private func noteFive() { note("five") }

  private func planLate() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.note("five seconds") }
  }

  private func toast() {
    log.text = "Saved!"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.log.text = "" }
  }

  // MARK: Repeated work

  private func planRepeated() {
    count = 0
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.25, repeating: 0.5)
    source.setEventHandler { self.note("s") }
    source.resume()
    self.source = source
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      self.note("t")
      self.count += 1
      guard self.count == 4 else { return }
      timer.invalidate()
      self.source = nil
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("end") }
    }
  }

  private func planAndStop() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.1)
    source.setEventHandler { self.note("source") }
    source.resume()
    source.cancel()
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.note("timer") }
      .invalidate()
    perform(#selector(noteFive), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("quiet") }
  }

  private func sleepAndGo() {
    Task { @MainActor in
      for number in 1...3 {
        try await Task.sleep(nanoseconds: 400_000_000)
        self.note("\(number)")
      }
      try await Task.sleep(for: .seconds(1))
      self.note("woken")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("between") }
  }

  // MARK: Display links

  private func startLink() {
    timestamps = []
    link = CADisplayLink(target: self, selector: #selector(tick))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func tick(_ link: CADisplayLink) {
    timestamps.append(link.timestamp)
    square.frame.origin.x += 5
    guard timestamps.count == 60, let first = timestamps.first else { return }
    link.invalidate()
    let steps = zip(timestamps, timestamps.dropFirst()).map { $1 - $0 }
    let isEven = steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-6 }
    let isNext = abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9
    note(String(format: "%.3f %d %d", link.timestamp - first, isEven ? 1 : 0, isNext ? 1 : 0))
  }

  private func startEndlessLink() {
    count = 0
    link = CADisplayLink(target: self, selector: #selector(turn))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func turn(_ link: CADisplayLink) {
    count += 1
    square.frame.origin.x = CGFloat(count % 300)
    if count == 90 { note("ninety") }
  }

  // MARK: Other queues

  private func planElsewhere() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      Thread.sleep(forTimeInterval: 0.02)
      DispatchQueue.main.async { self.note("back") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.001) { self.note("later") }
  }

  // MARK: In real time

  private func sleepOnThread() {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.7)
      DispatchQueue.main.async { self.note("slept") }
    }
  }

  private func tickOnQueue() {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + 0.7)
    source.setEventHandler { DispatchQueue.main.async { self.note("ticked") } }
    source.resume()
    self.source = source
  }

  private func waitOnQueue() {
    DispatchQueue.global().async {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1.3)
      DispatchQueue.main.async { self.note("waited") }
    }
  }

  // MARK: Chained work

  private func planHops() {
    hop(5)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.55) { self.note("stop") }
  }

  /// Performs work in small pieces, each of which adds the next one to the main queue.
  private func chain(_ left: Int) {
    usleep(5_000)
    guard left > 0 else { return note("linked") }
    DispatchQueue.main.async { self.chain(left - 1) }
  }

  private func hop(_ left: Int) {
    guard left > 0 else { return }
    DispatchQueue(label: "hop").asyncAfter(deadline: .now() + 0.1) {
      DispatchQueue.main.async {
        self.note("\(left)")
        self.hop(left - 1)
      }
    }
  }
}
