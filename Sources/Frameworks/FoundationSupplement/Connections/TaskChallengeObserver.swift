/// A URL session's delegate that answers the challenges of tasks, such as whether to trust a server.
package protocol TaskChallengeObserver {}
