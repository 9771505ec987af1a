import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The methods of delegates that Objective-C makes optional, which a class can have or not.
struct DelegateMethodTests {
  @Test func everyMethodOfADelegateIsKnownByName() async throws {
    let lines = try await AppFixture.run(
      """
        let board = Board(collectionViewLayout: UICollectionViewFlowLayout())
        for name in [
          "collectionView:moveItemAt:to:", "collectionView:layout:sizeForItemAt:",
          "collectionView:layout:insetForSectionAt:", "scrollViewDidScroll:",
        ] {
          print(name, board.responds(to: Selector(name)))
        }
        let source = Source()
        print(source.responds(to: Selector("tableView:heightForHeaderInSection:")))
        print(source.responds(to: Selector("tableView:heightForFooterInSection:")))
        print(source.responds(to: Selector("tableView:numberOfRowsInSection:")))
        print(Heir().responds(to: Selector("tableView:didSelectRowAt:")))
        print(source.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
        print(Plain().responds(to: Selector("scrollViewDidScroll:")))
        print(board.collectionView(
          board.collectionView, canMoveItemAt: IndexPath(item: 0, section: 0)))
      """,
      with: [
        "Board.swift": """
        import UIKit
        class Board: UICollectionViewController, UICollectionViewDelegateFlowLayout {
          override func collectionView(
            _ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
          ) {}
          func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
          ) -> CGSize { CGSize(width: 60, height: 60) }
          override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 0 }
          func tableView(_ tableView: UITableView, cellForRowAt: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        extension Source {
          func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            77
          }
        }
        class Heir: Source {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        class Plain: NSObject { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        """
      ])
    #expect(
      lines == [
        "collectionView:moveItemAt:to: true", "collectionView:layout:sizeForItemAt: true",
        "collectionView:layout:insetForSectionAt: false", "scrollViewDidScroll: true",
        "true", "false", "true", "true", "false", "false", "true",
      ])
  }

  @Test func methodsOfClassesInFunctionsAreKnownByName() async throws {
    let lines = try await AppFixture.run(
      """
        for object in sources() + otherSources() {
          print(
            object.responds(to: Selector("tableView:moveRowAt:to:")),
            object.responds(to: Selector("tableView:heightForRowAt:")),
            object.responds(to: Selector("act")))
        }
      """,
      with: [
        "Sources.swift": """
        import UIKit
        @MainActor func sources() -> [NSObject] {
          class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt: IndexPath) -> UITableViewCell {
              UITableViewCell()
            }
            func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
          }
          class Plain: Source {}
          class Heir: Plain, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt: IndexPath) -> CGFloat { 40 }
          }
          return [Source(), Heir(), NSObject()]
        }
        @MainActor func otherSources() -> [NSObject] {
          class Source: NSObject {}
          final class Heir: Source { @objc func act() {} }
          return [Source(), Heir()]
        }
        """
      ])
    #expect(
      lines == [
        "true false false", "true true false", "false false false", "false false false",
        "false false true",
      ])
  }

  @Test func optionalMethodsAreCalledWithEveryMark() async throws {
    let lines = try await AppFixture.run(
      """
        let listener = Listener()
        let caller = Caller(listener)
        caller.call()
        caller.finish()
      """,
      with: [
        "Caller.swift": """
        import UIKit
        @objc protocol Worker {
          @objc optional func work(_ count: Int, then done: (Int) -> Void)
        }
        class Listener: NSObject, UITableViewDelegate, URLSessionDataDelegate, Worker {
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            12
          }
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError e: Error?)
          { print("completed") }
          func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask,
            willCacheResponse proposed: CachedURLResponse,
            completionHandler: @escaping (CachedURLResponse?) -> Void
          ) { completionHandler(nil) }
          func work(_ count: Int, then done: (Int) -> Void) { done(count + 1) }
        }
        @MainActor class Caller {
          let table = UITableView()
          let all: UITableViewDelegate
          weak var forced: UITableViewDelegate!
          let worker: Worker
          let listener: Listener
          init(_ listener: Listener) {
            all = listener
            forced = listener
            worker = listener
            self.listener = listener
            table.delegate = listener
          }
          func call() {
            let path = IndexPath(row: 0, section: 0)
            print(table.delegate?.tableView!(table, heightForRowAt: path) ?? 0)
            print(table.delegate!.tableView!(table, heightForRowAt: path))
            if let height = all.tableView?(table, heightForRowAt: path) { print("if", height) }
            guard let height = forced.tableView?(table, heightForRowAt: path) else { return }
            print("guard", height, all.tableView?(table, heightForRowAt: path) ?? 0)
            all.tableView?(table, didSelectRowAt: path)
            worker.work?(1) { print("done", $0) }
            worker.work!(2, then: { print("done", $0) })
          }
          func finish() {
            let session = URLSession(configuration: .default)
            let task = session.dataTask(with: URL(string: "file:///")!)
            let delegate: URLSessionDelegate? = listener
            (delegate as? URLSessionTaskDelegate)?.urlSession?(
              session, task: task, didCompleteWithError: nil)
            (delegate as? URLSessionTaskDelegate)?.urlSession!(
              session, task: task, didCompleteWithError: nil)
            let response = URLResponse(
              url: URL(string: "file:///")!, mimeType: nil, expectedContentLength: 0,
              textEncodingName: nil)
            let kept = CachedURLResponse(response: response, data: Data())
            (delegate as? URLSessionDataDelegate)?.urlSession?(
              session, dataTask: task, willCacheResponse: kept) { print("cached", $0 == nil) }
          }
        }
        """
      ])
    #expect(
      lines == [
        "12.0", "12.0", "if 12.0", "guard 12.0 12.0", "done 2", "done 3", "completed", "completed",
        "cached true",
      ])
  }

  @Test func delegatesSeeNewTasks() async throws {
    let lines = try await AppFixture.run(
      """
        let forwarder = Forwarder()
        forwarder.delegate = Listener()
        let session = URLSession(configuration: .ephemeral, delegate: forwarder, delegateQueue: nil)
        let task = session.dataTask(with: URL(fileURLWithPath: "/none"))
        print(task.prefersIncrementalDelivery)
        task.prefersIncrementalDelivery = false
        task.resume()
        task.resume()
        (forwarder as URLSessionTaskDelegate).urlSession?(session, taskIsWaitingForConnectivity: task)
        Plain().show(session, task)
      """,
      with: [
        "Listener.swift": """
        import Foundation
        class Listener: NSObject, URLSessionTaskDelegate {
          func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
            print("created", task.prefersIncrementalDelivery)
          }
          func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
            print("waiting")
          }
        }
        private final class Inner: Listener, @unchecked Sendable {
          override func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
            print("inner")
            super.urlSession(session, didCreateTask: task)
          }
        }
        class Plain: NSObject, URLSessionDataDelegate {
          func show(_ session: URLSession, _ task: URLSessionTask) {
            let delegate: URLSessionTaskDelegate? = Inner()
            delegate?.urlSession?(session, didCreateTask: task)
            (self as URLSessionTaskDelegate).urlSession?(session, didCreateTask: task)
          }
        }
        """,
        "Forwarder.swift": """
        import Foundation
        final class Forwarder: NSObject, URLSessionDataDelegate, @unchecked Sendable {
          var delegate: URLSessionDelegate?
          func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
            (delegate as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
          }
          func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
            (delegate as? URLSessionTaskDelegate)?.urlSession?(
              session, taskIsWaitingForConnectivity: task)
          }
        }
        """,
      ])
    #expect(lines == ["true", "created false", "waiting", "inner", "created false"])
  }

  @Test func delegatesReceiveMetricsBeforeTasksAreComplete() async throws {
    let lines = try await AppFixture.run(
      """
        let url = URL(fileURLWithPath: "/proc/self/comm")
        for delegate in [Timing(), Metered()] as [any URLSessionDelegate & Waiting] {
          let session = URLSession(
            configuration: .default, delegate: delegate, delegateQueue: OperationQueue())
          session.dataTask(with: url).resume()
          delegate.wait()
          session.invalidateAndCancel()
        }
      """,
      with: [
        "Timing.swift": """
        import Foundation
        protocol Waiting { func wait() }
        class Timing: NSObject, URLSessionDataDelegate, Waiting, @unchecked Sendable {
          let done = DispatchSemaphore(value: 0)
          func wait() { done.wait() }
        }
        extension Timing {
          func urlSession(
            _ session: URLSession, task: URLSessionTask,
            didFinishCollecting metrics: URLSessionTaskMetrics
          ) { print("metrics", metrics.taskInterval.duration > 0, metrics.redirectCount) }
          func urlSession(
            _ session: URLSession, task aTask: URLSessionTask, didCompleteWithError error: Error?
          ) {
            print("complete", error == nil)
            done.signal()
          }
        }
        class Metered: NSObject, URLSessionTaskDelegate, Waiting, @unchecked Sendable {
          let done = DispatchSemaphore(value: 0)
          func wait() { done.wait() }
          func urlSession(
            _ session: URLSession, task: URLSessionTask,
            didFinishCollecting metrics: URLSessionTaskMetrics
          ) {
            print("only metrics")
            done.signal()
          }
        }
        """
      ])
    #expect(lines == ["metrics true 0", "complete true", "only metrics"])
  }

  /// The table of Foundation's methods has those that the toolchain's module has defaults for.
  @Test func foundationsOptionalMethodsAreThoseOfTheToolchain() async throws {
    let folder = try ScratchFolder()
    let found = try await FoundationGraphs(in: folder.url).optionalMethods()
    #expect(found == FoundationRequirements.optional)
  }
}
