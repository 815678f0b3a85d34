import ClassicFavoritePrimes
import ClassicNthPrimeClient
import ComposableArchitectureClassic
import Foundation

extension AppEnvironment {
  /// The world as it is: the user's files, and primes that this machine computes.
  public static var live: Self {
    AppEnvironment(
      date: Date.init,
      fileClient: .live,
      log: {
        print($0)
        // What reads the log through a pipe would have to wait for a buffer to fill.
        fflush(nil)
      },
      nthPrime: nthPrime(NthPrimeClient.liveValue),
      offlineNthPrime: nthPrime(.local))
  }

  private static func nthPrime(_ client: NthPrimeClient) -> (Int) -> Effect<Int?, Never> {
    { n in
      .task { try? await client.nthPrime(n) }
        .receive(on: DispatchQueue.main)
        .eraseToEffect()
    }
  }
}

extension ClassicFileClient {
  /// A client of the directory that `PRIMETIME_DATA_DIR` names, or of one among the user's.
  static var live: Self {
    ClassicFileClient(
      load: { fileName in
        .task { try? Data(contentsOf: directory.appending(path: fileName)) }
          .receive(on: DispatchQueue.main)
          .eraseToEffect()
      },
      save: { fileName, data in
        .fireAndForget {
          try? FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: true)
          try? data.write(to: directory.appending(path: fileName), options: .atomic)
        }
      })
  }

  private static var directory: URL {
    if let path = ProcessInfo.processInfo.environment["PRIMETIME_DATA_DIR"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return URL.applicationSupportDirectory
      .appending(path: "PrimeTime", directoryHint: .isDirectory)
  }
}
