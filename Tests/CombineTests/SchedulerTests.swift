import Combine
import Foundation
import Testing

struct SchedulerTests {
  @Test func aRunLoopRunsActionsInOneOfItsNextTurns() {
    var events: [String] = []
    let subject = PassthroughSubject<String, Never>()
    let subscription = subject.receive(on: RunLoop.current).sink { events.append($0) }
    subject.send("a")
    events.append("sent")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(events == ["sent", "a"])
    subscription.cancel()
  }

  @Test func aRunLoopRunsActionsAfterADelay() {
    var fired: [Int] = []
    let loop = RunLoop.current
    loop.schedule(after: loop.now.advanced(by: .milliseconds(40))) { fired.append(2) }
    loop.schedule(after: loop.now.advanced(by: .milliseconds(10))) { fired.append(1) }
    loop.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(fired == [1, 2])
  }

  @Test func anActionOfAnotherThreadWakesARunLoop() async {
    // The subject orders the accesses.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let start = ContinuousClock.now
    let values = AsyncStream<Int> { stream in
      Thread.detachNewThread {
        // The run loop ends without a timer, and the timer fires much later.
        let timer = Timer(timeInterval: 60, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        let subscription = subject.receive(on: RunLoop.current).sink {
          stream.yield($0)
          timer.invalidate()
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { subject.send(1) }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 30))
        subscription.cancel()
        stream.finish()
      }
    }
    #expect(await values.reduce(0, +) == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func aTimerPublishesUntilItsCanceled() {
    var count = 0
    let subscription = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect()
      .sink { _ in count += 1 }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(count >= 2)
    subscription.cancel()
    let last = count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(count == last)
  }

  @Test func aTimerPublishesOnlyOnceItsConnected() {
    let publisher = Timer.publish(every: 0.01, on: .current, in: .default)
    let recorder = Recorder<Date, Never>(demand: .max(2))
    publisher.subscribe(recorder)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.03))
    #expect(recorder.values.isEmpty)
    let connection = publisher.connect()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(recorder.values.count == 2)
    connection.cancel()
  }

  @Test func aTimerPublishesFirstAfterItsInterval() {
    var count = 0
    let subscription = Timer.publish(every: 60, on: .current, in: .default).autoconnect()
      .sink { _ in count += 1 }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(count == 0)
    subscription.cancel()
  }

  @Test func aTimerPublishesAfterItsConnectionIsReleased() {
    var count = 0
    let publisher = Timer.publish(every: 0.01, on: .current, in: .default)
    let subscription = publisher.sink { _ in count += 1 }
    _ = publisher.connect()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(count >= 2)
    publisher.connect().cancel()
    let last = count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(count == last)
    subscription.cancel()
  }

  @Test func aTimerPublishesAfterItsPublisherIsReleased() {
    let recorder = Recorder<Date, Never>()
    func connect() -> any Cancellable {
      let publisher = Timer.publish(every: 0.01, on: .current, in: .default)
      publisher.subscribe(recorder)
      return publisher.connect()
    }
    let connection = connect()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(recorder.values.count >= 2)
    connection.cancel()
    let last = recorder.values.count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(recorder.values.count == last)
  }

  @Test func aDispatchQueueRunsActionsInOrder() {
    let queue = DispatchQueue(label: "test")
    let recorder = Recorder<Int, Never>()
    (1...50).publisher.receive(on: queue).subscribe(recorder)
    queue.sync {}
    #expect(recorder.values == Array(1...50))
    #expect(recorder.completion == .finished)
  }

  @Test func aDispatchQueueDelaysValues() async {
    let queue = DispatchQueue(label: "test")
    let start = ContinuousClock.now
    for await value in Just(1).delay(for: .milliseconds(30), scheduler: queue).values {
      #expect(value == 1)
    }
    #expect(ContinuousClock.now - start >= .milliseconds(25))
  }

  @Test func aDispatchQueueRepeatsActions() async {
    let queue = DispatchQueue(label: "test")
    let subject = PassthroughSubject<Void, Never>()
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(5)) { subject.send() }
    var count = 0
    for await _ in subject.prefix(3).values { count += 1 }
    #expect(count == 3)
    timer.cancel()
  }

  @Test func anOperationQueueRunsActions() async {
    // Operations of other queues can overtake one another, on iOS too.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    var values: [Int] = []
    for await value in Just(2).delay(for: .milliseconds(5), scheduler: queue).values {
      values.append(value)
    }
    #expect(values == [2])
  }

  @Test func aSerialOperationQueueKeepsTheOrder() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let numbers = Array(1...50)
    for _ in 1...20 {
      var values: [Int] = []
      let delayed = numbers.publisher.delay(for: .milliseconds(1), scheduler: queue)
      for await value in delayed.values { values.append(value) }
      #expect(values == numbers)
    }
  }

  @Test func intervalsConvert() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5).timeInterval == .nanoseconds(1_500_000_000))
    #expect(Stride(.milliseconds(3)) == .microseconds(3000))
    #expect(Stride.seconds(Int.max) == .nanoseconds(.max))
    let time = DispatchQueue.main.now
    #expect(time.distance(to: time.advanced(by: .seconds(-2))) == .seconds(-2))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    #expect(OperationQueue.SchedulerTimeType.Stride(0.5) + 1 == 1.5)
  }
}
