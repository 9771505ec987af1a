import Dispatch

/// A thread for the work of particular connections, so that nothing else waits for that work.
final class ServingQueue: TaskExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  /// Starts a task on the thread.
  func begin<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) -> Task<Value, any Error> {
    Task(executorPreference: self) { try await work() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
