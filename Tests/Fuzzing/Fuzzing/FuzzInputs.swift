import Foundation
import TestSupport

/// All inputs of a format in order: earlier crashes, the original corpus, and then an unlimited
/// number of mutants.
struct FuzzInputs {
  private let format: FuzzFormat
  private let seed: UInt64
  /// The files that once caused a crash.
  let regressions: [(file: URL, input: Data)]

  init(_ format: FuzzFormat, seed: UInt64) throws {
    self.format = format
    self.seed = seed
    regressions = try Corpus.regressions(format.name)
  }

  /// The number of inputs that aren't mutants.
  var known: Int { regressions.count + (format.readsCorpusFirst ? format.corpus.inputs.count : 0) }

  /// Returns the input at an index, which depends only on the seed.
  subscript(index: Int) -> Data {
    if index < regressions.count { return regressions[index].input }
    if index < known { return format.corpus.inputs[index - regressions.count] }
    var generator = SeededGenerator(seed: seed ^ UInt64(truncatingIfNeeded: index) << 20)
    var mutator = Mutator(
      corpus: format.corpus.inputs, words: format.words, seed: generator.next())
    return mutator.mutant()
  }
}
