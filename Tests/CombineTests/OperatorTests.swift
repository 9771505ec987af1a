import Combine
import Testing

private struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    (1...3).reversed().publisher.receive(subscriber: subscriber)
  }
}

extension Publisher where Output == Int {
  fileprivate func doubled() -> some Publisher<Int, Failure> {
    map { $0 * 2 }
  }

  fileprivate func text() -> AnyPublisher<String, Failure> {
    doubled().map(String.init).eraseToAnyPublisher()
  }
}

struct OperatorTests {
  @Test func anAppCanDeclarePublishersAndOperators() {
    let recorder = Recorder<String, Never>()
    Countdown().share().text().subscribe(recorder)
    #expect(recorder.values == ["6", "4", "2"])
  }

  @Test func publishersOfStandardTypesHaveAllOperators() throws {
    let numbers = Recorder<Int, Failure>()
    Result<Int, Failure>.success(1).publisher.merge(with: Fail(error: Failure())).share()
      .subscribe(numbers)
    #expect(numbers.values == [1])
    #expect(numbers.completion == .failure(Failure()))
    let optional = Recorder<Int, Never>()
    Int?.some(4).publisher.share().subscribe(optional)
    #expect(optional.values == [4])
  }

  @Test func operatorsCombine() {
    let recorder = Recorder<Int, Never>()
    let source: any Publisher<Int, Never> = [1, 2, 2, 3].publisher
    source.eraseToAnyPublisher().removeDuplicates()
      .flatMap { value in Just(value).merge(with: Just(value * 10)) }
      .switchable().filter { $0 != 20 }.scan(0, +).subscribe(recorder)
    #expect(recorder.values == [1, 11, 13, 16, 46])
  }

  @Test func anAppsOperatorWithADefaultArgumentCanCallTheOneWithout() {
    let recorder = Recorder<Int, Never>()
    Countdown().prefix(while: { $0 > 1 }, isInclusive: true).subscribe(recorder)
    #expect(recorder.values == [3, 2, 1])
    let exclusive = Recorder<Int, Never>()
    Countdown().map { $0 }.prefix(while: { $0 > 1 }, isInclusive: false).subscribe(exclusive)
    #expect(exclusive.values == [3, 2])
  }

  @Test func aFutureKeepsItsResult() async {
    let future = Future<Int, Never> { $0(.success(3)) }
    #expect(await future.value == 3)
  }
}

extension Publisher {
  fileprivate func prefix(
    while predicate: @escaping (Output) -> Bool, isInclusive: Bool = false
  ) -> AnyPublisher<Output, Failure> {
    let values = prefix(while: predicate)
    return isInclusive
      ? values.append(first { !predicate($0) }).eraseToAnyPublisher()
      : values.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  fileprivate func switchable() -> some Publisher<Output, Never> {
    map { Just($0) }.switchToLatest()
  }
}
